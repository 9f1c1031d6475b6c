/**
 * Where an item lies among all items of its store: the hash of its partition key, then its sort key. Two items of one
 * partition key lie between one whole number and the next.
 */
export function positionOf(partitionKey: string, sortKey: string): number {
  return hash(partitionKey) + hash(sortKey) / 2 ** 33;
}

/** Where all of a partition key is written whose new sort keys are always the largest: at its end. */
export const endOf = (partitionKey: string): number => hash(partitionKey) + 0.75;

export const positions = { from: 0, to: 2 ** 32 } as const;

/** FNV-1a with the finaliser of MurmurHash3, so that names that differ little lie far apart. */
function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    mixed = Math.imul(mixed ^ text.charCodeAt(place), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
