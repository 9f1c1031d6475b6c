import type { ReelSet } from './math-model';

/** The number of ways in which the reels can stop. Below 2 ^ 53 within the limits of a model. */
export const cycleOf = (reels: ReelSet): number => reels.reduce((cycle, strip) => cycle * strip.length, 1);

/** For each stop of a strip, how many cells of its window hold a symbol that counts. */
export const windowCounts = (
  strip: readonly string[],
  rows: number,
  countsAs: (symbol: string) => boolean,
): number[] => {
  const cells = strip.map((symbol) => (countsAs(symbol) ? 1 : 0));
  return cells.map((_, stop) => {
    let count = 0;
    for (let row = 0; row < rows; row += 1) count += cells[(stop + row) % cells.length] ?? 0;
    return count;
  });
};

/** By number of cells that show a symbol anywhere in the window: in how many outcomes of the cycle. */
export function anywhereCounts(reels: ReelSet, rows: number, symbol: string): number[] {
  let outcomes = [1];
  for (const strip of reels) {
    const next = new Array<number>(outcomes.length + rows).fill(0);
    for (const onReel of windowCounts(strip, rows, (cell) => cell === symbol)) {
      outcomes.forEach((weight, count) => (next[count + onReel] = (next[count + onReel] ?? 0) + weight));
    }
    outcomes = next;
  }
  return outcomes;
}
