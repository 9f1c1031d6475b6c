import { sha256, utf8 } from '@novalink/engine/hash';

/** A budget is kept in this many rows, so that many claims can be issued at the same time. */
export const budgetShards = 64;

/** A part of a reservation. `shard` is from 0. */
export interface BudgetPart {
  readonly shard: number;
  /** Minor units. */
  readonly amount: bigint;
}

/** The shards' amounts. They differ by at most 1 and add up to the total. `maxClaims` is split in the same way. */
export const splitBudget = (total: bigint): bigint[] => {
  const shards = BigInt(budgetShards);
  return Array.from({ length: budgetShards }, (_, shard) =>
    BigInt(shard) < total % shards ? total / shards + 1n : total / shards,
  );
};

/**
 * The order in which a player's claims try the shards: all of them, each once. Players with the same first shard continue
 * in different orders.
 */
export function shardOrder(playerId: string): number[] {
  const [first = 0, other = 0] = sha256(utf8(playerId));
  // An odd step reaches every shard, because their number is a power of two.
  const step = (other % (budgetShards / 2)) * 2 + 1;
  return Array.from({ length: budgetShards }, (_, index) => (first + index * step) % budgetShards);
}

/**
 * Selects the shards to take an amount from: the first shard in the player's order that has the whole amount, or else
 * several shards with a part each. Undefined if all shards together have less than the amount. Changes nothing.
 */
export function planReservation(
  remaining: readonly bigint[],
  playerId: string,
  amount: bigint,
): readonly BudgetPart[] | undefined {
  if (amount === 0n) return [];
  const order = shardOrder(playerId);
  const whole = order.find((shard) => (remaining[shard] ?? 0n) >= amount);
  if (whole !== undefined) return [{ shard: whole, amount }];
  const parts: BudgetPart[] = [];
  let missing = amount;
  for (const shard of order) {
    const left = remaining[shard] ?? 0n;
    const part = left < missing ? left : missing;
    if (part > 0n) parts.push({ shard, amount: part });
    missing -= part;
  }
  return missing === 0n ? parts : undefined;
}
