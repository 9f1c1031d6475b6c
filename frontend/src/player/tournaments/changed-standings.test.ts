import { describe, expect, test } from 'vitest';
import {
  type ChangedStanding,
  isUpToDate,
  isWhole,
  noChanges,
  type ReadLeaderboard,
  withChanges,
  withReceived,
} from './changed-standings';

const standing = (entryId: string, score: number, rounds = score): ChangedStanding => ({
  ...{ entryId, score: `${score}`, rounds, order: `${score}`.padStart(4, '0') },
});
const named = (entryId: string, score: number, rounds = score) => ({
  ...standing(entryId, score, rounds),
  name: entryId.toUpperCase(),
});
const read = (changes: Partial<ReadLeaderboard['board']> = {}, askedAt = 10_000): ReadLeaderboard => ({
  askedAt,
  board: {
    top: [named('a', 5), named('b', 3), named('c', 1)],
    ...{ boundaries: [], ranked: 3, own: named('b', 3), at: '2026-11-20T19:00:00.000Z' },
    ...changes,
  },
});
const received = (...standings: ChangedStanding[]) =>
  withReceived({ ...noChanges, since: 1_000 }, standings, 9_000);
const order = (answer: ReadLeaderboard, changes: ReturnType<typeof received>) =>
  withChanges(answer, changes).top.map(({ entryId, name, score }) => `${entryId} ${name} ${score}`);

describe('a leaderboard with changes', () => {
  test('contains the new scores in the new order, with the names of the response', () => {
    expect(order(read(), received(standing('c', 6)))).toEqual(['c C 6', 'a A 5', 'b B 3']);
  });

  test('keeps the entry with more rounds', () => {
    const changes = received(standing('b', 9, 4), standing('b', 4, 3));
    expect(order(read(), changes)[0]).toBe('b B 9');
    expect(order(read({ top: [named('a', 5), named('b', 2, 5)] }), changes)).toEqual(['a A 5', 'b B 2']);
  });

  test('also changes the player’s own entry', () => {
    expect(withChanges(read(), received(standing('b', 6))).own).toMatchObject({ score: '6', name: 'B' });
    expect(withChanges(read({ own: null }), received(standing('b', 6))).own).toBeNull();
  });

  test('leaves out entries without a name', () => {
    expect(order(read(), received(standing('d', 9)))).toEqual(['a A 5', 'b B 3', 'c C 1']);
  });
});

describe('a response and its changes are up to date', () => {
  test('two seconds after the subscription has started', () => {
    expect(isUpToDate(read({}, 2_999), received())).toBe(false);
    expect(isUpToDate(read({}, 3_000), received())).toBe(true);
    expect(isUpToDate(read(), noChanges)).toBe(false);
  });

  test('when the response has every entry, or after ten seconds without one', () => {
    expect(isUpToDate(read(), received(standing('c', 6)))).toBe(true);
    const again = withReceived(received(standing('d', 9)), [standing('d', 12)], 18_000);
    expect(isUpToDate(read({}, 19_000), again)).toBe(false);
    expect(isUpToDate(read({ top: [named('d', 9)] }), again)).toBe(true);
    expect(isUpToDate(read({}, 19_001), again)).toBe(true);
  });
});

test('a leaderboard is complete if its response contains every entry', () => {
  expect(isWhole(read().board)).toBe(true);
  expect(isWhole(read({ ranked: 4 }).board)).toBe(false);
});
