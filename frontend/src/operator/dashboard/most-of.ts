/** Maximum number of slices. */
const slices = 6;

type Share = readonly [name: string, value: number];

/** At most six shares, largest first; the rest are combined as `Others`. */
export const mostOf = (shares: readonly Share[]): readonly Share[] => {
  const ordered = shares.filter(([, value]) => value > 0).sort(([, one], [, other]) => other - one);
  if (ordered.length <= slices) return ordered;
  const rest = ordered.slice(slices - 1).reduce((sum, [, value]) => sum + value, 0);
  return [...ordered.slice(0, slices - 1), ['Others', rest]];
};
