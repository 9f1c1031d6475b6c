import type { MathModel, Mode } from '../model/math-model';
import { awardOf, payOf, totalOf, unitOf } from '../model/model-parts';
import { numbering } from '../exact/tracks';

/**
 * Counts the visible cells of each counted symbol. A tally is a number that identifies one combination of
 * counts; `none` is the start, and `add` adds the cells of a window.
 */
export interface ScatterTally {
  readonly none: number;
  /** The number of counted symbols, and their indexes. */
  readonly counted: number;
  readonly symbols: readonly number[];
  /** The tally for these counts of `symbols`. */
  tallyOf(counts: readonly number[]): number;
  countsOf(tally: number): readonly number[];
  add(tally: number, window: readonly number[]): number;
  /** The credits for the counts. */
  pays(tally: number): number;
  /** The spins that each feature of the model awards for the counts. */
  awards(tally: number): readonly number[];
}

/** Counts only symbols that pay or trigger anywhere. */
export function scatterTally(model: MathModel, mode: Mode): ScatterTally {
  const { symbols, scatterPays = {}, features = [] } = model;
  const counted = symbols
    .map(({ id }, index) => ({ id, index }))
    .filter(
      ({ id }) => Object.hasOwn(scatterPays, id) || features.some(({ trigger }) => trigger.symbol === id),
    );
  const tallies = numbering<readonly number[]>((counts) => counts.join());
  const countOf = (counts: readonly number[], symbol: string) =>
    counts[counted.findIndex(({ id }) => id === symbol)] ?? 0;
  return {
    none: tallies.numberOf(counted.map(() => 0)),
    counted: counted.length,
    symbols: counted.map(({ index }) => index),
    tallyOf: tallies.numberOf,
    countsOf: tallies.valueOf,
    add: (tally, window) => {
      if (!counted.some(({ index }) => window.includes(index))) return tally;
      const counts = tallies.valueOf(tally);
      return tallies.numberOf(
        counted.map(({ index }, at) => (counts[at] ?? 0) + window.filter((cell) => cell === index).length),
      );
    },
    pays: (tally) =>
      totalOf(
        Object.entries(scatterPays).map(
          ([symbol, pays]) => payOf(pays, countOf(tallies.valueOf(tally), symbol)) * unitOf(pays.unit, mode),
        ),
      ),
    awards: (tally) =>
      features.map((feature) => awardOf(feature, countOf(tallies.valueOf(tally), feature.trigger.symbol))),
  };
}
