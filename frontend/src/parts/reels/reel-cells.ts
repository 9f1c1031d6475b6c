/** The position of a reel: the stop is the index of its top cell. */
export interface ReelPosition {
  readonly strip: readonly string[];
  readonly stop: number;
}

export interface TurningCells {
  /** From the top; with one additional cell at the end, because a reel can swing slightly past its stop. */
  readonly cells: readonly string[];
  /** The number of cells by which it moves. */
  readonly travel: number;
}

const cellAt = ({ strip }: ReelPosition, index: number): string =>
  strip[((index % strip.length) + strip.length) % strip.length] ?? '';

const cellsFrom = (position: ReelPosition, first: number, count: number): string[] =>
  Array.from({ length: count }, (_, offset) => cellAt(position, first + offset));

export const windowCells = (position: ReelPosition, rows: number): string[] =>
  cellsFrom(position, position.stop, rows);

/**
 * The cells that pass while a reel moves down by `travel` cells to its stop: cells of the target strip in
 * order, and finally the window that it leaves.
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

/**
 * The cells that pass while the result is unknown. The end equals the start, so that the movement can repeat
 * without a visible seam.
 */
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
