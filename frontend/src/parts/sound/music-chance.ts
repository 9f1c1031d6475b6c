/** A number of at least 0 and less than 1 that is always the same for the same text and places. */
export const chanceOf = (seed: string, ...places: readonly (string | number)[]): number => {
  // FNV-1a, then the finalizer of MurmurHash3, because similar texts have similar FNV hashes.
  let hash = 0x811c9dc5;
  for (const character of [seed, ...places].join('\n'))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
};

/** An item of a list that is not empty. */
export const chosenFrom = <Item>(items: readonly [Item, ...Item[]], chance: number): Item =>
  items[Math.floor(chance * items.length)] ?? items[0];
