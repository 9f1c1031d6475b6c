import fc from 'fast-check';

/** How many times as many cases as usual the settings of fast-check ask for. */
const more = (fc.readConfigureGlobal().numRuns ?? 100) / 100;

/** Returns the second value if more cases than usual are asked for, otherwise the first. */
export const deep = <Value>(normal: Value, withMoreCases: Value): Value =>
  more > 1 ? withMoreCases : normal;

/** The number of random cases of a property that does not take the 100 of fast-check. */
export const runs = (usual: number, withMoreCases = usual * more): number => deep(usual, withMoreCases);
