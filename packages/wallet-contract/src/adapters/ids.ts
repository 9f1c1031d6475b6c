import { sha256, toHex, utf8 } from '@novalink/engine/hash';

const digestOf = (kind: string, id: string): string => toHex(sha256(utf8(`novalink ${kind} ${id}`)));

/**
 * The UUID of an id of ours, always the same. It is marked as version 5, which is a hash of a name, because many servers do
 * not know the version of custom hashes.
 */
export function uuidOf(
  kind: 'request' | 'transaction' | 'rollback' | 'close' | 'reward',
  id: string,
): string {
  const hex = digestOf(kind, id);
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, variant + hex.slice(18, 20)];
  return [...parts, hex.slice(20, 32)].join('-');
}

/**
 * The number of a round, always the same. 63 bits, so that signed columns can hold it. Among a billion rounds, two have the
 * same number with a probability of 5 %; then the wallet refuses the bet of the second one, because the first is closed.
 */
export const roundNumberOf = (roundId: string): bigint =>
  BigInt(`0x${digestOf('round', roundId).slice(0, 16)}`) >> 1n;
