/** Suffix of the time under which a win is listed. A win has the same time as its bet and must sort after it. */
export const afterBet = '+';

/** The movement kind in an idempotency key: `BET` for `BET#brand#player#request`. */
export const kindOfKey = (key: string): string => key.split('#')[0] ?? '';

/** The reference that a movement's key contains: the round id at the end of a win's key; null for other kinds. */
export const referenceOfKey = (kind: string, key: string): string | null =>
  kind === 'WIN' ? (key.split('#').pop() ?? null) : null;

/** Parses the result of `walletPartition`. */
export function walletOf(partition: string): {
  readonly brandId: string;
  readonly playerId: string;
  readonly coin: string;
  readonly purse: string;
} {
  const [, brandId = '', ...rest] = partition.split('#');
  const purse = rest.pop() ?? '';
  const coin = rest.pop() ?? '';
  return { brandId, playerId: rest.join('#'), coin, purse };
}
