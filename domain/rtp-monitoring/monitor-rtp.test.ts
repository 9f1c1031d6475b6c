import { expect, test } from '@jest/globals';
import { deep } from '#test/support/deep';
import { expectedBand } from './expected-band';
import { daysPerFalseAlert, monitoredDays, monitorRtp } from './monitor-rtp';
import { actualRtpOf, type PlayedRounds, type RtpReference } from './rtp-reference';
import { player, referenceOf, type SimulatedGame } from './testing/simulated-game';

const calm: SimulatedGame = { cycle: 1000, prizes: [[1, 300], [2, 180], [5, 40], [20, 4]] }; // oxfmt-ignore
const wild: SimulatedGame = { cycle: 100_000, prizes: [[0.5, 20_000], [2, 15_000], [20, 2000], [500, 25]] }; // oxfmt-ignore
const lottery: SimulatedGame = { cycle: 20_000, prizes: [[0.2, 5000], [9000, 2]] }; // oxfmt-ignore

/** Adds `times` wins of 1 cost to the game without changing its certificate. */
const paysMore = ({ cycle, prizes }: SimulatedGame, times: number): SimulatedGame => ({
  cycle,
  prizes: [...prizes, [1, times]],
});

/** The day of the first alert if the past days are evaluated every day. Undefined if there is none in the month. */
function dayOfAlert(reference: RtpReference, play: () => PlayedRounds): number | undefined {
  const days: PlayedRounds[] = [];
  for (let day = 1; day <= monitoredDays; day += 1) {
    days.push(play());
    if (monitorRtp(reference, days).status === 'ALERT') return day;
  }
  return undefined;
}

const months = deep(400, 1000);

test.each([
  ['calm', calm],
  ['wild', wild],
  ['lottery', lottery],
])(`${months} months of a correct %s game raise no more false alerts than documented`, (name, game) => {
  const reference = referenceOf(game);
  const play = player(game, name);
  let alerts = 0;
  for (let month = 0; month < months; month += 1)
    if (dayOfAlert(reference, () => play(200)) !== undefined) alerts += 1;
  expect((months * monitoredDays) / daysPerFalseAlert).toBe(deep(0.4, 1));
  // At most so many are expected. The probability of more than 3 is 1 in 1,200; in deep runs, of more than 5, 1 in 1,700.
  expect(alerts).toBeLessThanOrEqual(deep(3, 5));
});

test('comparing with the band every day would raise many false alerts', () => {
  const reference = referenceOf(lottery);
  const play = player(lottery, 'looks');
  let outside = 0;
  for (let month = 0; month < 1000; month += 1) {
    const days: PlayedRounds[] = [];
    let seen = false;
    for (let day = 0; day < 30; day += 1) {
      days.push(play(200));
      const rounds = days.length * 200;
      const rtp = actualRtpOf({ rounds, won: days.reduce((sum, { won }) => sum + won, 0) }) ?? 0;
      seen ||= rtp > reference.high + (3 * reference.sd) / Math.sqrt(rounds);
    }
    if (seen) outside += 1;
  }
  expect(outside).toBeGreaterThan(50);
});

test.each([
  ['too much', 20],
  ['too little', -20],
])('detects 2 percentage points %s within a month of 20,000 rounds a day', (_what, times) => {
  const reference = referenceOf(calm);
  const wrong =
    times > 0
      ? paysMore(calm, times)
      : { ...calm, prizes: [[1, 300 + times], ...calm.prizes.slice(1)] as const };
  const found = Array.from({ length: 20 }, (_, month) => {
    const play = player(wrong, `wrong ${month}`);
    return dayOfAlert(reference, () => play(20_000));
  });
  expect(found).not.toContain(undefined);
  const correct = player(calm, 'correct');
  expect(dayOfAlert(reference, () => correct(20_000))).toBeUndefined();
});

test('returns a status for too few rounds, within the band, outside the band and an alert', () => {
  const reference = { low: 0.9495, high: 0.95, sd: 2, maxWinX: 100 };
  const of = (rounds: number, rtp: number) => monitorRtp(reference, [{ rounds, won: rounds * rtp }]);
  expect(monitorRtp(reference, [])).toEqual({ status: 'NOT_ENOUGH_ROUNDS', rounds: 0 });
  expect(of(14_399, 0.95)).toEqual({ status: 'NOT_ENOUGH_ROUNDS', rounds: 14_399, actualRtp: 0.95 });
  expect(of(14_400, 0.95)).toMatchObject({ status: 'WITHIN_BAND', band: expectedBand(reference, 14_400) });
  expect(of(90_000, 0.972)).toMatchObject({ status: 'OUTSIDE_BAND' });
  expect(of(90_000, 0.92)).toMatchObject({ status: 'OUTSIDE_BAND' });
  expect(of(90_000, 1.1)).toMatchObject({ status: 'ALERT' });
  expect(of(1000, 9)).toMatchObject({ status: 'ALERT' });
});

test('throws for more days than the window', () => {
  const days = Array.from({ length: 31 }, () => ({ rounds: 1, won: 1 }));
  expect(() => monitorRtp({ low: 0.95, high: 0.95, sd: 2, maxWinX: 100 }, days)).toThrow('31 days');
});
