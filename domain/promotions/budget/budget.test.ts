import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type BudgetPart, budgetShards, planReservation, shardOrder, splitBudget } from './budget';

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

test('the shards of a budget add up to it and differ by at most one unit', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 16n), (total) => {
      const shards = splitBudget(total);
      expect(shards).toHaveLength(budgetShards);
      expect(sumOf(shards)).toBe(total);
      const sorted = [...shards].sort((one, other) => Number(one - other));
      expect(Number((sorted.at(-1) ?? 0n) - (sorted[0] ?? 0n))).toBeLessThanOrEqual(1);
    }),
  );
});

test('a player tries every shard once, always in the same order', () => {
  fc.assert(
    fc.property(fc.string(), (playerId) => {
      const order = shardOrder(playerId);
      expect([...order].sort((one, other) => one - other)).toEqual(
        Array.from({ length: budgetShards }, (_, shard) => shard),
      );
      expect(shardOrder(playerId)).toEqual(order);
    }),
  );
});

test('players start at all shards, and those of one shard continue at different ones', () => {
  const orders = Array.from({ length: 6400 }, (_, index) => shardOrder(`player${index}`));
  const firsts = new Map<number, number>();
  for (const [first = 0] of orders) firsts.set(first, (firsts.get(first) ?? 0) + 1);
  expect(firsts.size).toBe(budgetShards);
  // 100 players for each shard are expected; 10 is the standard deviation.
  for (const count of firsts.values()) expect(Math.abs(count - 100)).toBeLessThan(50);
  const seconds = orders.filter(([first]) => first === 0).map(([, second]) => second);
  expect(new Set(seconds).size).toBeGreaterThan(20);
});

test('an amount comes from one shard if one has all of it, otherwise from several', () => {
  const order = shardOrder('ada');
  const [first = 0, second = 0, third = 0] = order;
  const remaining = splitBudget(0n);
  remaining[first] = 4n;
  remaining[second] = 5n;
  remaining[third] = 7n;
  expect(planReservation(remaining, 'ada', 4n)).toEqual([{ shard: first, amount: 4n }]);
  expect(planReservation(remaining, 'ada', 6n)).toEqual([{ shard: third, amount: 6n }]);
  expect(planReservation(remaining, 'ada', 10n)).toEqual([
    { shard: first, amount: 4n },
    { shard: second, amount: 5n },
    { shard: third, amount: 1n },
  ]);
  expect(planReservation(remaining, 'ada', 17n)).toBeUndefined();
  expect(planReservation(remaining, 'ada', 0n)).toEqual([]);
});

/** The shards after all parts were taken, as a transaction does. Undefined, if a shard has less than its part. */
function takeParts(shards: readonly bigint[], parts: readonly BudgetPart[]): readonly bigint[] | undefined {
  const after = [...shards];
  for (const { shard, amount } of parts) after[shard] = (after[shard] ?? 0n) - amount;
  return after.every((left) => left >= 0n) ? after : undefined;
}

test('the parts are the whole amount, and no shard has less than its part', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 2000n), fc.bigInt(1n, 2000n), (total, amount) => {
      const shards = splitBudget(total);
      const parts = planReservation(shards, 'ada', amount);
      expect(parts === undefined).toBe(amount > total);
      if (parts === undefined) return;
      expect(sumOf(takeParts(shards, parts) ?? [])).toBe(total - amount);
    }),
  );
});

/** A claim that reads the shards one after another, plans its parts and commits them. It starts again after a conflict. */
interface Attempt {
  readonly playerId: string;
  readonly amount: bigint;
  read: bigint[];
  plan: readonly BudgetPart[] | undefined;
  state: 'READING' | 'COMMITTING' | 'TAKEN' | 'REFUSED';
}

/** Runs the claims with the schedule that `next` decides: each of their steps is atomic, and nothing else is. */
function run(total: bigint, amounts: readonly bigint[], next: (choices: number) => number) {
  let shards: readonly bigint[] = splitBudget(total);
  let conflicts = 0;
  const attempts = amounts.map((amount, index): Attempt => ({
    ...{ playerId: `player${index}`, amount, read: [], plan: undefined, state: 'READING' },
  }));
  const step = (attempt: Attempt): void => {
    if (attempt.state === 'READING') {
      attempt.read = [...attempt.read, ...shards.slice(attempt.read.length, attempt.read.length + 16)];
      if (attempt.read.length < budgetShards) return;
      attempt.plan = planReservation(attempt.read, attempt.playerId, attempt.amount);
      attempt.state = attempt.plan === undefined ? 'REFUSED' : 'COMMITTING';
      return;
    }
    const after = takeParts(shards, attempt.plan ?? []);
    if (after === undefined) {
      conflicts += 1;
      attempt.read = [];
    } else shards = after;
    attempt.state = after === undefined ? 'READING' : 'TAKEN';
  };
  for (;;) {
    const open = attempts.filter(({ state }) => state === 'READING' || state === 'COMMITTING');
    const chosen = open[open.length > 0 ? next(open.length) % open.length : 0];
    if (chosen === undefined) return { attempts, left: sumOf(shards), shards, conflicts };
    step(chosen);
  }
}

describe('64 claims at the same time, in any order of their steps', () => {
  const anyAmounts = fc.array(fc.bigInt(1n, 400n), { minLength: 64, maxLength: 64 });
  const anySteps = fc.infiniteStream(fc.nat(63));

  test('never take more than the budget, and none is refused that it could pay', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 20_000n), anyAmounts, anySteps, (total, amounts, steps) => {
        const { attempts, left, shards } = run(total, amounts, () => steps.next().value as number);
        const taken = attempts.filter(({ state }) => state === 'TAKEN').map(({ amount }) => amount);
        expect(sumOf(taken) + left).toBe(total);
        expect(shards.every((amount) => amount >= 0n)).toBe(true);
        for (const { state, amount } of attempts) if (state === 'REFUSED') expect(amount > left).toBe(true);
      }),
    );
  });

  test('use the budget to the last unit', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 300n), fc.integer({ min: 1, max: 63 }), anySteps, (amount, paid, steps) => {
        const total = amount * BigInt(paid);
        const amounts = Array.from({ length: 64 }, () => amount);
        const { attempts, left } = run(total, amounts, () => steps.next().value as number);
        expect(left).toBe(0n);
        expect(attempts.filter(({ state }) => state === 'TAKEN')).toHaveLength(paid);
      }),
    );
  });

  test('meet conflicts when they read before the others commit', () => {
    let at = 0;
    const amounts = Array.from({ length: 64 }, () => 40n);
    const { left, conflicts } = run(1000n, amounts, () => at++);
    expect(conflicts).toBeGreaterThan(0);
    expect(left).toBe(0n);
  });
});
