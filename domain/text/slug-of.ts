const longest = 40;

/** A short name for addresses from a name: `Élan & Co. 2` as `elan-co-2`; empty when no letter or digit is left. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
