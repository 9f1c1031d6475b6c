import type { ReelSet } from '../model/math-model';

/** The number of different stops of all reels. Below 2 ^ 53 within the limits of a model. */
export const cycleOf = (reels: ReelSet): number => reels.reduce((cycle, strip) => cycle * strip.length, 1);

/** For each stop of a strip: the number of cells in its window with a symbol that counts. */
export const windowCounts = (
  strip: readonly string[],
  rows: number,
  countsAs: (symbol: string) => boolean,
): number[] => {
  const cells = strip.map((symbol) => (countsAs(symbol) ? 1 : 0));
  const cellAt = (index: number) => cells[index % cells.length] ?? 0;
  let count = 0;
  for (let row = 0; row < rows; row += 1) count += cellAt(row);
  return cells.map((cell, stop) => {
    const shown = count;
    count += cellAt(stop + rows) - cell;
    return shown;
  });
};

/** The number of outcomes of the cycle, by the number of cells that show a symbol anywhere in the window. */
export function anywhereCounts(reels: ReelSet, rows: number, symbol: string): number[] {
  return reels.reduce<number[]>(
    (outcomes, strip) => {
      const onReel = new Array<number>(rows + 1).fill(0);
      for (const count of windowCounts(strip, rows, (cell) => cell === symbol)) {
        onReel[count] = (onReel[count] ?? 0) + 1;
      }
      const joint = new Array<number>(outcomes.length + rows).fill(0);
      outcomes.forEach((weight, before) =>
        onReel.forEach(
          (stops, count) => (joint[before + count] = (joint[before + count] ?? 0) + weight * stops),
        ),
      );
      return joint;
    },
    [1],
  );
}
