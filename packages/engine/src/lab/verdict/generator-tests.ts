import { chiSquareTail, normalTails } from './chance-tails';
import type { ReelStops } from '../simulate/base-stops';

/** The p-value of these stops for a fair generator; undefined if there is too little data. */
type StopTest = (reel: ReelStops) => number | undefined;

/** The minimum expected count for a cell of a chi-square test, by the usual rule. */
const leastExpected = 5;

/** Tests whether all stops are equally frequent: chi-square. */
export const stopsAreEven: StopTest = ({ sides, stops }) => {
  const expected = stops.length / sides;
  if (sides < 2 || expected < leastExpected) return undefined;
  const counts = new Array<number>(sides).fill(0);
  for (const stop of stops) {
    counts[stop] = (counts[stop] ?? 0) + 1;
  }
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return chiSquareTail(statistic, sides - 1);
};

/**
 * Tests whether the number of runs above and below the middle of the reel is as expected (Wald and
 * Wolfowitz).
 */
export const runsAreEven: StopTest = ({ sides, stops }) => {
  const middle = (sides - 1) / 2;
  let [above, below, runs, before] = [0, 0, 0, 0];
  for (const stop of stops) {
    const side = Math.sign(stop - middle);
    if (side === 0) continue;
    if (side > 0) above += 1;
    else below += 1;
    if (side !== before) runs += 1;
    before = side;
  }
  if (sides < 2 || above + below < 4 * leastExpected) return undefined;
  if (above === 0 || below === 0) return 0;
  const all = above + below;
  const product = 2 * above * below;
  const variance = (product * (product - all)) / (all ** 2 * (all - 1));
  return normalTails((runs - 1 - product / all) / Math.sqrt(variance));
};

/** Tests whether a stop predicts the next one: the serial correlation at lag 1. */
export const stopsAreFree: StopTest = ({ sides, stops }) => {
  if (sides < 2 || stops.length < 4 * leastExpected) return undefined;
  const middle = (sides - 1) / 2;
  let sum = 0;
  for (let spin = 1; spin < stops.length; spin += 1)
    sum += ((stops[spin - 1] ?? 0) - middle) * ((stops[spin] ?? 0) - middle);
  const variance = (sides ** 2 - 1) / 12;
  return normalTails(sum / (variance * Math.sqrt(stops.length - 1)));
};

/** The stops of both reels are grouped into at most this many parts. */
const mostParts = 16;

/** Tests whether a reel's stop predicts that of the next reel: chi-square of independence. */
export function reelsAreFree(reel: ReelStops, next: ReelStops): number | undefined {
  const [rows, columns] = [Math.min(reel.sides, mostParts), Math.min(next.sides, mostParts)];
  const spins = reel.stops.length;
  if (rows < 2 || columns < 2 || spins < leastExpected * 4 * rows * columns) return undefined;
  const cells = new Array<number>(rows * columns).fill(0);
  const byRow = new Array<number>(rows).fill(0);
  const byColumn = new Array<number>(columns).fill(0);
  for (let spin = 0; spin < spins; spin += 1) {
    const row = Math.floor(((reel.stops[spin] ?? 0) * rows) / reel.sides);
    const column = Math.floor(((next.stops[spin] ?? 0) * columns) / next.sides);
    const cell = row * columns + column;
    cells[cell] = (cells[cell] ?? 0) + 1;
    byRow[row] = (byRow[row] ?? 0) + 1;
    byColumn[column] = (byColumn[column] ?? 0) + 1;
  }
  let statistic = 0;
  cells.forEach((count, cell) => {
    const expected = ((byRow[Math.floor(cell / columns)] ?? 0) * (byColumn[cell % columns] ?? 0)) / spins;
    if (expected > 0) statistic += (count - expected) ** 2 / expected;
  });
  return chiSquareTail(statistic, (rows - 1) * (columns - 1));
}
