import { expect, test } from '@jest/globals';
import { limits } from '../limits';
import { dayListLane, dayListLanes } from './day-list-lanes';

test.each([1, 2, 8, 64])('players are spread evenly over %i lanes', (lanes) => {
  const counts = new Map<number, number>();
  for (let player = 0; player < 1000 * lanes; player += 1) {
    const id = `${player.toString(16).padStart(8, '0')}-0000-4000-8000-${player.toString(16).padStart(12, '0')}`;
    const lane = dayListLane(id, lanes);
    counts.set(lane, (counts.get(lane) ?? 0) + 1);
  }
  expect([...counts.keys()].sort((one, other) => one - other)).toEqual(
    Array.from({ length: lanes }, (_, lane) => lane),
  );
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
});

test('the list of a day covers every lane that a movement can be in', () => {
  expect(limits.coin.dayListLanes).toBeGreaterThanOrEqual(1);
  expect(limits.coin.dayListLanes).toBeLessThanOrEqual(64);
  expect(dayListLanes).toContain(dayListLane('somebody'));
});
