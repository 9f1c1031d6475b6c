import { expect, test } from '@jest/globals';
import { demoPlayers, emailOf, isToDemoPlayer } from './demo-players';
import { planVisits } from './plan-visits';

const history = { days: 90, players: demoPlayers.length, games: 9, coins: 2 };
const plan = planVisits(history);
const visits = plan.flat();

test('returns the same plan each time', () => {
  expect(planVisits(history)).toEqual(plan);
});

test('every player visits at most once a day, in the order of the days', () => {
  expect(plan.every((ofPlayer) => ofPlayer.length > 0)).toBe(true);
  for (const ofPlayer of plan)
    expect(ofPlayer.every(({ day }, at) => at === 0 || day > (ofPlayer[at - 1]?.day ?? 0))).toBe(true);
});

test('every visit lies within the history, ends on its day and uses an existing game and coin', () => {
  for (const { day, minute, game, coin, bet, rounds } of visits) {
    expect([day >= 0 && day < history.days, game < history.games, coin < history.coins]).toEqual([
      true,
      true,
      true,
    ]);
    expect(minute + rounds).toBeLessThan(24 * 60);
    expect(bet >= 0 && bet < 1).toBe(true);
  }
});

test('every game and coin is played, and nearly every day has visits', () => {
  expect(new Set(visits.map(({ game }) => game)).size).toBe(history.games);
  expect(new Set(visits.map(({ coin }) => coin)).size).toBe(history.coins);
  expect(new Set(visits.map(({ day }) => day)).size).toBeGreaterThanOrEqual(85);
});

test('players join from the first day, and some leave', () => {
  const joined = plan.map(([first]) => first?.day ?? 0);
  expect(joined.filter((day) => day === 0).length).toBeGreaterThanOrEqual(8);
  expect(Math.max(...joined)).toBeGreaterThan(60);
  expect(plan.some((ofPlayer) => (ofPlayer.at(-1)?.day ?? 0) < 60)).toBe(true);
});

test('all players visit in a history of some days', () => {
  const short = planVisits({ ...history, days: 4 });
  expect(short.map(([first]) => first?.day)).toEqual(demoPlayers.map(() => 0));
});

test('every player has a unique e-mail address that is recognized in log lines', () => {
  const emails = demoPlayers.map(emailOf);
  expect(new Set(emails).size).toBe(demoPlayers.length);
  expect(isToDemoPlayer(`Mail to ${emails[3]}: Your NovaLink code – code 123456`)).toBe(true);
  expect(isToDemoPlayer('Mail to ada@example.com: Your NovaLink code – code 123456')).toBe(false);
});
