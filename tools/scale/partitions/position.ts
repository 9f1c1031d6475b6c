/**
 * The position of an item among all items of its store: the hash of its partition key, then its sort key. The
 * items of one partition key are between two consecutive integers.
 */
export function positionOf(partitionKey: string, sortKey: string): number {
  return hash(partitionKey) + hash(sortKey) / 2 ** 33;
}

/** The position of all new items of a partition key with ascending sort keys: the end of the key. */
export const endOf = (partitionKey: string): number => hash(partitionKey) + 0.75;

export const positions = { from: 0, to: 2 ** 32 } as const;

/** FNV-1a with the finaliser of MurmurHash3, so that similar names have distant hashes. */
function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    mixed = Math.imul(mixed ^ text.charCodeAt(place), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
