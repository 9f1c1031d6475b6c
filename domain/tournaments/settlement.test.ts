import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { PlayedRound } from './qualification';
import { coinOfBuyIn, poolOf } from './rules';
import { type EnteredPlay, settle, type Settlement } from './settlement';
import { anyScoring } from './testing/any-scoring';
import { endsAt, entryOf, games, playedRound, rulesWith, startsAt } from './testing/tournament';

const played = (id: string, wins: readonly number[], changes: Partial<EnteredPlay> = {}): EnteredPlay => ({
  entry: entryOf(id),
  rounds: wins.map((win, index) => playedRound(index + 1, win)),
  ...changes,
});
const placingsOf = (settlement: Settlement) =>
  settlement.outcome === 'SETTLED' ? settlement.placings.map(({ entryId, prize }) => [entryId, prize]) : [];

describe('a round counts only', () => {
  const bird = games.birch;
  test.each<[name: string, changes: Partial<PlayedRound>, counts: boolean]>([
    ['from the start', { at: startsAt }, true],
    ['not before the start', { at: startsAt - 1 }, false],
    ['if it was opened before the end', { at: endsAt - 1, closedAt: endsAt + 599_999 }, true],
    ['not if it was opened at the end', { at: endsAt, closedAt: endsAt }, false],
    ['not if it was closed ten minutes after the end', { at: endsAt - 1, closedAt: endsAt + 600_000 }, false],
    ['on a listed game', { gameId: bird }, true],
    ['not on another game', { gameId: 'other' }, false],
    ['not with another coin', { coin: 'SLV' }, false],
    ['not with promotional coins', { purse: 'PROMO' }, false],
    ['from the minimum bet', { bet: 100n }, true],
    ['not below the minimum bet', { bet: 99n }, false],
  ])('%s', (_name, changes, counts) => {
    const rounds = [playedRound(1, 500, changes)];
    expect(placingsOf(settle(rulesWith(), [played('a', [], { rounds })]))).toHaveLength(counts ? 1 : 0);
  });

  test('of an entrant who was admitted before, until they are stopped', () => {
    const entry = entryOf('a', { admittedAt: startsAt + 1500, stoppedAt: startsAt + 3000 });
    const settlement = settle(rulesWith(), [played('a', [100, 200, 400], { entry })]);
    expect(settlement).toMatchObject({ placings: [{ state: { rounds: 1, score: 200n } }] });
  });

  test('of the wallet of its coin, although those of other coins have the same numbers', () => {
    const rounds = [playedRound(1, 200), playedRound(1, 900, { coin: 'SLV' })];
    const settlement = settle(rulesWith(), [played('a', [], { rounds })]);
    expect(settlement).toMatchObject({ placings: [{ state: { rounds: 1, score: 200n } }] });
  });
});

test('ranks by score, then by the time at which it was reached, then by hash', () => {
  const settlement = settle(rulesWith(), [
    played('late', [0, 0, 300]),
    played('early', [300, 0, 0]),
    played('best', [0, 100, 300]),
    played('none', []),
    played('twin', [300]),
  ]);
  const names = placingsOf(settlement).map(([name]) => name);
  expect(names[0]).toBe('best');
  expect(new Set(names.slice(1, 3))).toEqual(new Set(['early', 'twin']));
  expect(names[3]).toBe('late');
  expect(names).toHaveLength(4);
  expect(settlement).toMatchObject({ paid: 7000n });
});

test('in version 1, barred entrants have no rank, and others move up', () => {
  const settlement = settle(rulesWith(), [
    played('barred', [9000], { isBarred: true }),
    played('second', [500]),
    played('third', [100]),
  ]);
  expect(placingsOf(settlement)).toEqual([
    ['second', 5000n],
    ['third', 1000n],
  ]);
});

test('a pool is paid out completely', () => {
  const rules = rulesWith({
    entryMode: 'BUY_IN',
    buyIn: '101',
    prizes: {
      kind: 'POOL',
      ranges: [
        { rankFrom: 1, rankTo: 1, share: 5000 },
        { rankFrom: 2, rankTo: 2, share: 3000 },
        { rankFrom: 3, rankTo: 4, share: 1000 },
      ],
    },
  });
  const all = [
    played('a', [700]),
    played('b', [600]),
    played('c', [500]),
    played('d', [400]),
    played('e', []),
  ];
  expect(placingsOf(settle(rules, all))).toEqual([
    ['a', 254n],
    ['b', 151n],
    ['c', 50n],
    ['d', 50n],
  ]);
  // Ranks that nobody reached leave their shares to the others: 5 : 3.
  expect(placingsOf(settle(rules, [...all.slice(0, 2), played('f', []), played('g', [])]))).toEqual([
    ['a', 253n],
    ['b', 151n],
  ]);
});

test('withdrawn entrants count as entrants, and their buy-ins are not in the pool', () => {
  const rules = rulesWith({
    ...{ entryMode: 'BUY_IN', buyIn: '100', minEntrants: 3 },
    prizes: { kind: 'POOL', ranges: [{ rankFrom: 1, rankTo: 1, share: 10_000 }] },
  });
  const play = [played('a', [700]), played('b', [600])];
  expect(placingsOf(settle(rules, play, 1))).toEqual([
    ['a', 200n],
    ['b', 0n],
  ]);
  expect(settle(rules, play)).toMatchObject({ outcome: 'CANCELLED' });
});

test('is cancelled below the minimum of entrants, and when nobody played', () => {
  const rules = rulesWith({ minEntrants: 2 });
  expect(settle(rules, [played('a', [100])])).toEqual({ outcome: 'CANCELLED', reason: 'TOO_FEW_ENTRANTS' });
  expect(settle(rules, [played('a', []), played('b', [])])).toEqual({
    outcome: 'CANCELLED',
    reason: 'NO_ROUNDS',
  });
});

const anyPlay = fc
  .array(fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 12 }), { minLength: 1, maxLength: 8 })
  .map((all) => all.map((wins, index) => played(`entry${index}`, wins)));

test('the order of arrival and duplicates never change the result of any model', () => {
  fc.assert(
    fc.property(anyPlay, anyScoring, fc.infiniteStream(fc.nat()), (play, scoring, random) => {
      const shuffled = <Item>(list: readonly Item[]): Item[] =>
        list
          .map((item) => ({ item, place: random.next().value as number }))
          .sort((one, other) => one.place - other.place)
          .map(({ item }) => item);
      const arrived = shuffled(play).map((entered) => ({
        ...entered,
        rounds: shuffled([
          ...entered.rounds,
          ...entered.rounds.filter(() => (random.next().value as number) % 2 === 0),
        ]),
      }));
      const rules = rulesWith({ scoring });
      expect(settle(rules, arrived)).toEqual(settle(rules, play));
    }),
  );
});

test('never pays more than the prizes, and a pool to the last unit', () => {
  const pool = rulesWith({
    buyIn: '37',
    prizes: {
      kind: 'POOL',
      ranges: [
        { rankFrom: 1, rankTo: 1, share: 3334 },
        { rankFrom: 2, rankTo: 3, share: 3333 },
      ],
    },
  });
  fc.assert(
    fc.property(anyPlay, (play) => {
      const fixed = settle(rulesWith(), play);
      if (fixed.outcome === 'SETTLED') expect(fixed.paid <= 7000n).toBe(true);
      const shared = settle(pool, play);
      if (shared.outcome === 'SETTLED') expect(shared.paid).toBe(37n * BigInt(play.length));
    }),
  );
});

test('tickets do not go into the prizes', () => {
  const rules = rulesWith({ entryMode: 'BUY_IN', buyIn: '2', buyInCoin: 'TIX', buyInDecimals: 0 });
  expect(placingsOf(settle(rules, [played('a', [700]), played('b', [600])]))).toEqual([
    ['a', 5000n],
    ['b', 1000n],
  ]);
  expect(poolOf(rules, 2)).toBe(0n);
  expect(poolOf({ buyIn: '2' }, 2)).toBe(4n);
  expect(poolOf({ buyIn: null }, 2)).toBe(0n);
  expect([coinOfBuyIn(rules), coinOfBuyIn({ coin: 'GLD', buyInCoin: null })]).toEqual(['TIX', 'GLD']);
});
