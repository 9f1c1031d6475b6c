import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { budgetShards, shardOrder, splitBudget } from './budget';
import { takeSeen, takeUnseen, type ShardRest, type ShardTake } from './take-from-budget';

const shardsOf = (amounts: readonly bigint[], claims?: readonly bigint[]): ShardRest[] =>
  amounts.map((amount, shard) => ({ amount, claims: claims ? Number(claims[shard]) : null }));

/** The shards after the takes; undefined if one of them has less than was asked for. */
function after(shards: readonly ShardRest[], takes: readonly ShardTake[]): ShardRest[] | undefined {
  const isCovered = takes.every(({ shard, reserved, isCounted }) => {
    const rest = shards[shard];
    return rest && rest.amount >= reserved && (!isCounted || (rest.claims ?? 1) > 0);
  });
  if (!isCovered) return undefined;
  return shards.map((rest, shard) => {
    const take = takes.find((one) => one.shard === shard);
    if (!take) return rest;
    const claims = rest.claims === null || !take.isCounted ? rest.claims : rest.claims - 1;
    return { amount: rest.amount - take.amount, claims };
  });
}

test('without a look, everything comes from the player’s first shard', () => {
  expect(takeUnseen({ playerId: 'ada', reservation: 50n, amount: 20n })).toEqual([
    { shard: shardOrder('ada')[0], reserved: 50n, amount: 20n, isCounted: true },
  ]);
});

describe('with a look', () => {
  test('parts of several shards make up a reservation, and what was paid is taken', () => {
    const takes = takeSeen(shardsOf(splitBudget(128n)), { playerId: 'ada', reservation: 5n, amount: 3n });
    expect(takes?.map(({ reserved }) => reserved)).toEqual([2n, 2n, 1n]);
    expect(takes?.map(({ amount }) => amount)).toEqual([2n, 1n, 0n]);
    expect(takes?.filter(({ isCounted }) => isCounted)).toHaveLength(1);
  });

  test('a claim is counted in another shard when those with coins have none left', () => {
    const shards = shardsOf(
      Array.from({ length: budgetShards }, (_, shard) => (shard === 7 ? 10n : 0n)),
      Array.from({ length: budgetShards }, (_, shard) => (shard === 9 ? 1n : 0n)),
    );
    expect(takeSeen(shards, { playerId: 'ada', reservation: 10n, amount: 10n })).toEqual([
      { shard: 7, reserved: 10n, amount: 10n, isCounted: false },
      { shard: 9, reserved: 0n, amount: 0n, isCounted: true },
    ]);
  });

  test('a reward of 0 is counted all the same', () => {
    const takes = takeSeen(shardsOf(splitBudget(0n), splitBudget(1n)), {
      ...{ playerId: 'ada', reservation: 0n, amount: 0n },
    });
    expect(takes).toEqual([{ shard: 0, reserved: 0n, amount: 0n, isCounted: true }]);
  });

  test('a budget is used completely and never exceeded, in coins and in claims', () => {
    const claims = fc.array(fc.record({ playerId: fc.string(), worst: fc.nat(40), paid: fc.nat(40) }), {
      maxLength: 80,
    });
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(70), claims, (budget, most, asked) => {
        let shards = shardsOf(splitBudget(BigInt(budget)), splitBudget(BigInt(most)));
        let [left, count] = [BigInt(budget), 0];
        for (const { playerId, worst, paid } of asked) {
          const [reservation, amount] = [BigInt(worst), BigInt(Math.min(worst, paid))];
          const takes = takeSeen(shards, { playerId, reservation, amount });
          expect(takes !== undefined).toBe(left >= reservation && count < most);
          if (!takes) continue;
          shards = after(shards, takes) ?? [];
          left -= amount;
          count += 1;
          expect(shards.reduce((sum, rest) => sum + rest.amount, 0n)).toBe(left);
          expect(shards.reduce((sum, rest) => sum + (rest.claims ?? 0), 0)).toBe(most - count);
        }
      }),
    );
  });
});
