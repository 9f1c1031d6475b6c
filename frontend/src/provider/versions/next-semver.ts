/** The number of a new version: the next minor version after the highest existing one. */
export const nextSemver = (numbers: readonly string[]): string => {
  const [highest] = numbers
    .map((number) => number.split('.').map(Number))
    .sort((one, other) => partOf(other, 0) - partOf(one, 0) || partOf(other, 1) - partOf(one, 1));
  return highest === undefined ? '1.0.0' : `${partOf(highest, 0)}.${partOf(highest, 1) + 1}.0`;
};

const partOf = (parts: readonly number[], index: number): number => parts[index] ?? 0;
