import { expect, test } from '@jest/globals';
import type { Call } from './calls';
import { regionPrices } from '../prices';
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
  ...{ summaries: batches, countEveryMs: batches.windowMs, blocks: batches, scores: batches },
  playRoundsMegabytes: 1769,
  readerMegabytes: 512,
  tracedShare: 0.01,
};
const dollarsOf = (...calls: readonly Call[]) => dollarsIn('us-east-1', calls);
const dollarsIn = (region: keyof typeof regionPrices, calls: readonly Call[]) =>
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
    ...{ deployed, cpuMs: 8, roundEveryMs: 3000, sharedRowsMs: 4000, prices: regionPrices[region] },
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

test('the sum has everything that a round causes, and only DynamoDB is more expensive in Ireland', () => {
  const [virginia, ireland] = (['us-east-1', 'eu-west-1'] as const).map(
    (region) => dollarsIn(region, [player, movement]).one,
  );
  if (!virginia || !ireland) throw new Error('There are two regions.');
  const { dynamoDb, appSync, lambda, traces, streamReaders, sum } = ireland;
  expect(sum).toBeCloseTo(dynamoDb + appSync + lambda + traces + streamReaders, 9);
  expect(streamReaders).toBeGreaterThan(0);
  expect(ireland).toMatchObject({
    ...virginia,
    rows: expect.any(Array),
    dynamoDb,
    sum,
    tournament: expect.any(Object),
  });
  expect(dynamoDb / virginia.dynamoDb).toBeGreaterThan(1.13);
});

test('a player in a crowd receives a change of the leaderboard every second, and polls once a minute', () => {
  const { one, crowd } = dollarsOf(player, movement);
  // Three seconds between two rounds, $2 for each update, and a hundredth of the publication.
  expect(crowd.tournament.updates).toBeCloseTo(3 * (2 + (4 + 5 * 0.125 + 0.625) / 100), 9);
  expect(one.tournament.updates).toBeCloseTo(2 + 4 + 5 * 0.125 + 0.625, 9);
  expect(crowd.tournament.polls).toBe(one.tournament.polls);
  expect(crowd.tournament.polls).toBeLessThan(0.5);
});
