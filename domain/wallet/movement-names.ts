/** Ends the time by which a win is listed: it is posted at the moment of its bet, and comes after it. */
export const afterBet = '+';

/** The kind that begins an idempotency key: of `BET#brand#player#request` it is `BET`. */
export const kindOfKey = (key: string): string => key.split('#')[0] ?? '';

/** What a key says of its movement's reference: that of a win ends with its round. */
export const referenceOfKey = (kind: string, key: string): string | null =>
  kind === 'WIN' ? (key.split('#').pop() ?? null) : null;

/** What `walletPartition` was made of. */
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
