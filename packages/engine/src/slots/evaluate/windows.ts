/** For each stop of a strip: the indexes of the visible symbols, from the top. */
export const windowsOf = (
  strip: readonly string[],
  rows: number,
  indexes: ReadonlyMap<string, number>,
): number[][] =>
  strip.map((_, stop) =>
    Array.from({ length: rows }, (_, row) => indexes.get(strip[(stop + row) % strip.length] ?? '') ?? -1),
  );
