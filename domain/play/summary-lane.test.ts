import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { summaryLane, summaryLanes } from './summary-lane';

test('a player is always in the same lane', () => {
  expect(summaryLane('fbe3f651-3777-4812-8792-b36354c37aed')).toBe(
    summaryLane('fbe3f651-3777-4812-8792-b36354c37aed'),
  );
});

test.each([
  ['of user pools', () => randomUUID()],
  ['that differ at the end', (player: number) => `player-${`${player}`.padStart(8, '0')}`],
])('players with ids %s are spread evenly over the lanes', (_name, idOf) => {
  const counts = new Array<number>(summaryLanes).fill(0);
  const players = 64_000;
  for (let player = 0; player < players; player += 1) {
    const lane = summaryLane(idOf(player));
    counts[lane] = (counts[lane] ?? 0) + 1;
  }
  const even = players / summaryLanes;
  for (const count of counts) expect(Math.abs(count - even)).toBeLessThan(even / 4);
});
