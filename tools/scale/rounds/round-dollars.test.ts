import { expect, test } from '@jest/globals';
import type { Call } from '../partitions/access';
import { recipesOf } from './recipes';
import { roundDollars } from './round-dollars';

const names = { brand: 'b', casino: 'c', company: 'd', game: 'g', player: 'p', user: 'u', session: 's' };
const access = (store: string, partitionKey: string, sortKey: string, units = { read: 1, write: 0 }) => ({
  ...{ store, partitionKey, sortKey },
  ...units,
});
const player: Call = { isTransaction: false, accesses: [access('play', 'PLAYER#b#p', 'PLAY')] };
const movement: Call = {
  isTransaction: true,
  accesses: [access('journal', 'MOVEMENT#b', 'M', { read: 0, write: 2 })],
};
const half = { read: 0.5, write: 0 };
const sharedRows: Call = {
  isTransaction: false,
  accesses: [
    access('main', 'BRAND#b', 'BRAND', half),
    access('main', 'BRAND#b', 'TOURNAMENTS', half),
    access('main', 'CASINO#c', 'CASINO', half),
    access('main', 'COMPANY#d', 'COMPANY', half),
    access('main', 'GAME#g', 'GAME', half),
  ],
};
const batches = { size: 1000, windowMs: 0 };
const deployed = {
  ...{ summaries: batches, countEveryMs: batches.windowMs, blocks: batches },
  playRoundsMegabytes: 1769,
  tracedShare: 0.01,
};
const dollarsOf = (...calls: readonly Call[]) =>
  roundDollars({
    recipes: recipesOf({
      rounds: [
        { isWin: true, calls: [player, movement] },
        { isWin: false, calls },
      ],
      followUps: [],
      names,
    }),
    counting: { reads: 0, writes: 0 },
    ...{ deployed, cpuMs: 8, roundEveryMs: 3000, sharedRowsMs: 4000 },
  });
/** Rows and amounts, without the order of rows with the same price. */
const sorted = ({ rows, ...amounts }: ReturnType<typeof dollarsOf>['one']) => ({
  ...amounts,
  rows: rows.toSorted((one, other) => one.row.localeCompare(other.row)),
});

test('the price is the same whether the recorded rounds read the cached rows or not', () => {
  const [without, recorded] = [dollarsOf(player, movement), dollarsOf(player, sharedRows, movement)];
  for (const kind of ['one', 'crowd'] as const) expect(sorted(recorded[kind])).toEqual(sorted(without[kind]));
});

test('a single player pays for half a read of each cached row, and for the time of half a call', () => {
  const { one, crowd } = dollarsOf(player, movement);
  const shared = one.rows.filter(({ row }) => row.startsWith('main '));
  expect(shared.map(({ row, reads }) => [row, reads]).toSorted()).toEqual([
    ['main BRAND BRAND', 0.25],
    ['main BRAND TOURNAMENTS', 0.25],
    ['main CASINO CASINO', 0.25],
    ['main COMPANY COMPANY', 0.25],
    ['main GAME GAME', 0.25],
  ]);
  // 8 ms of computing, one read of 4 ms, one transaction of 15 ms, and half a read.
  expect(one.billedMs).toBe(29);
  expect(crowd.billedMs).toBeCloseTo(27 + (4 * 27) / 4000, 9);
});
