import { expect, test } from '@jest/globals';
import type { LevelCell } from '#domain/counters/day-counters';
import { everyDay } from '#domain/counters/days';
import { findAlerts } from './find-alerts';

const reference = { low: 0.95, high: 0.95, sd: 2, maxWinX: 100 };
const days = everyDay('2026-10-24', '2026-11-22');
const cell = (versionId: string, betLevel: bigint, rtp: number, rounds = 5000): LevelCell => ({
  ...{ versionId, betLevel, rounds, winSquares: 0n },
  wins: BigInt(Math.round(rounds * Number(betLevel) * rtp)),
});
const everyDayOf = (...cells: readonly LevelCell[]) => new Map(days.map((day) => [day, cells]));
const references = new Map([['v1', reference]]);
const never = () => undefined;

test('evaluates each bet level of a version separately', () => {
  const cellsOn = everyDayOf(cell('v1', 10n, 0.95), cell('v1', 100n, 1.1), cell('v1', 1000n, 0.8));
  const found = findAlerts({ days, cellsOn, references }, never);
  expect(found.map(({ betLevel, from, to }) => [betLevel, from, to])).toEqual([
    [100n, '2026-10-24', '2026-11-22'],
    [1000n, '2026-10-24', '2026-11-22'],
  ]);
  expect(found[0]?.finding).toMatchObject({ status: 'ALERT', rounds: 150_000, actualRtp: 1.1 });
});

test('raises no alert for a version without a certificate', () => {
  const cellsOn = everyDayOf(cell('v2', 100n, 1.5));
  expect(findAlerts({ days, cellsOn, references }, never)).toEqual([]);
});

test('ignores days up to the last acknowledged alert, only for its bet level', () => {
  const wrong = new Map([['2026-11-01', [cell('v1', 100n, 1.5), cell('v1', 10n, 1.5)]]]);
  const found = findAlerts({ days, cellsOn: wrong, references }, ({ betLevel }) =>
    betLevel === 100n ? '2026-11-01' : undefined,
  );
  expect(found.map(({ betLevel }) => betLevel)).toEqual([10n]);
  const again = everyDayOf(cell('v1', 100n, 1.5));
  expect(findAlerts({ days, cellsOn: again, references }, () => '2026-11-01')).toMatchObject([
    { from: '2026-11-02', to: '2026-11-22', finding: { rounds: 105_000 } },
  ]);
  expect(findAlerts({ days, cellsOn: again, references }, () => '2026-11-22')).toEqual([]);
});
