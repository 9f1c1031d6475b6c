import { planReservation, shardOrder } from './budget';

/** The remaining amount and claims of a shard; `claims` is null without `maxClaims`. */
export interface ShardRest {
  readonly amount: bigint;
  readonly claims: number | null;
}

/** The amount that a claim takes from one shard, under the condition that the shard has enough. */
export interface ShardTake {
  readonly shard: number;
  /** Minor units that the shard must have. */
  readonly reserved: bigint;
  /** Minor units that are taken. */
  readonly amount: bigint;
  /** Whether this shard counts the claim and, with `maxClaims`, subtracts it from its remaining claims. */
  readonly isCounted: boolean;
}

interface Taken {
  readonly playerId: string;
  /** The most that the reward could have been worth, in minor units. */
  readonly reservation: bigint;
  /** The value of the reward, in minor units: at most the reservation. */
  readonly amount: bigint;
}

/** Takes everything from the player's first shard, without reading the shard first. */
export const takeUnseen = ({ playerId, reservation, amount }: Taken): readonly ShardTake[] => [
  { shard: shardOrder(playerId)[0] ?? 0, reserved: reservation, amount, isCounted: true },
];

/**
 * Takes the amount from shards that have the whole reservation together, and the claim from a shard with remaining
 * claims. Undefined if there are no such shards, because the budget is used up.
 */
export function takeSeen(
  shards: readonly ShardRest[],
  { playerId, reservation, amount }: Taken,
): readonly ShardTake[] | undefined {
  const parts = planReservation(
    shards.map((shard) => shard.amount),
    playerId,
    reservation,
  );
  const order = shardOrder(playerId);
  const counting = [...(parts ?? []).map(({ shard }) => shard), ...order].find(
    (shard) => (shards[shard]?.claims ?? 1) > 0,
  );
  if (parts === undefined || counting === undefined) return undefined;
  let missing = amount;
  const takes = parts.map(({ shard, amount: reserved }): ShardTake => {
    const part = reserved < missing ? reserved : missing;
    missing -= part;
    return { shard, reserved, amount: part, isCounted: shard === counting };
  });
  return takes.some(({ isCounted }) => isCounted)
    ? takes
    : [...takes, { shard: counting, reserved: 0n, amount: 0n, isCounted: true }];
}
