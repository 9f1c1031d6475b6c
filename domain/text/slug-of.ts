const longest = 40;

/** Creates a short name for URLs: `elan-co-2` for `Élan & Co. 2`; empty if no letter or digit is left. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
