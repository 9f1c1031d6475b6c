import fc from 'fast-check';

const { numRuns = 100, seed: first = 1 } = fc.readConfigureGlobal();
/** How many times as many cases as usual the settings of fast-check ask for. */
const more = numRuns / 100;

/** The number of random cases of a property that does not take the 100 of fast-check. */
export const runs = (usual: number, withMoreCases = usual * more): number =>
  more > 1 ? withMoreCases : usual;

/** Seeds of simulations, from the seed of fast-check. */
export const seeds = (usual: number, withMoreCases?: number): readonly number[] =>
  Array.from({ length: runs(usual, withMoreCases) }, (_, place) => first + place);
