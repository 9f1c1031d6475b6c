/** The position of a reel: the stop is the index of its top cell. */
export interface ReelPosition {
  readonly strip: readonly string[];
  readonly stop: number;
}

export interface TurningCells {
  /** From the top, one more than is ever seen whole at its end, so that a reel may swing past it a little. */
  readonly cells: readonly string[];
  /** By how many cells it turns. */
  readonly travel: number;
}

const cellAt = ({ strip }: ReelPosition, index: number): string =>
  strip[((index % strip.length) + strip.length) % strip.length] ?? '';

const cellsFrom = (position: ReelPosition, first: number, count: number): string[] =>
  Array.from({ length: count }, (_, offset) => cellAt(position, first + offset));

export const windowCells = (position: ReelPosition, rows: number): string[] =>
  cellsFrom(position, position.stop, rows);

/**
 * What passes by while a reel turns downwards by `travel` cells to where it lands: the cells of the strip that it lands on,
 * in their order, and at last the window that it leaves.
 */
export const landingCells = (
  from: ReelPosition,
  to: ReelPosition,
  rows: number,
  travel: number,
): TurningCells => ({
  cells: [...cellsFrom(to, to.stop - 1, travel + 1), ...windowCells(from, rows)],
  travel,
});

const mostRolling = 12;

/** What passes by while nothing is known yet: ends as it began, so that it can go on without a seam. */
export const rollingCells = (from: ReelPosition, rows: number): TurningCells => {
  const filler = Math.min(from.strip.length, mostRolling);
  const window = windowCells(from, rows);
  return {
    cells: [
      cellAt(from, from.stop - filler - 1),
      ...window,
      ...cellsFrom(from, from.stop - filler, filler),
      ...window,
    ],
    travel: rows + filler,
  };
};
