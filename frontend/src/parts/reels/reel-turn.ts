import { landingCells, type ReelPosition, rollingCells, type TurningCells } from './reel-cells';

/** How long a cell is visible at full speed. */
export const cellMs = 34;
/**
 * The duration of the end of a stop, in which the reel slows down, swings slightly past its stop and returns.
 */
export const settleMs = 340;
/** The number of cells that pass while it slows down. */
const settleCells = 2;
/** The minimum duration at full speed. A longer stop begins with full turns of the spinning strip. */
const leastRunMs = 560;

/**
 * The movement of one stopping reel: full turns of the spinning strip, then the strip that ends at the stop.
 */
export interface ReelTurn {
  readonly rolling: TurningCells;
  readonly loops: number;
  readonly loopMs: number;
  readonly landing: TurningCells;
  /** The time from the last full turn until the reel slows down. */
  readonly runMs: number;
}

/** The movement of a reel that stops after `totalMs`. */
export const turnOf = (from: ReelPosition, to: ReelPosition, rows: number, totalMs: number): ReelTurn => {
  const rolling = rollingCells(from, rows);
  const loopMs = rolling.travel * cellMs;
  const loops = Math.max(0, Math.floor((totalMs - settleMs - leastRunMs) / loopMs));
  const runMs = Math.max(0, totalMs - settleMs - loops * loopMs);
  const landing = landingCells(
    from,
    to,
    rows,
    Math.max(rows + settleCells, Math.round(runMs / cellMs) + settleCells),
  );
  return { rolling, loops, loopMs, landing, runMs };
};

/** The offset of a strip in percent of its height, when it is moved up by this many cells. */
export const upBy = (cells: number, { cells: all }: TurningCells): string =>
  `${(-100 * cells) / all.length}%`;

/** The styles that move the strip of a stop. */
export const landingStyle = ({
  landing,
  loops,
  loopMs,
  runMs,
}: ReelTurn): Readonly<Record<string, string>> => ({
  '--from': upBy(landing.travel + 1, landing),
  '--slow': upBy(1 + settleCells, landing),
  '--past': upBy(0.8, landing),
  '--rest': upBy(1, landing),
  animation: [
    `reel-show 1ms ${loops * loopMs}ms both`,
    `reel-run ${runMs}ms ${loops * loopMs}ms linear both`,
    `reel-settle ${settleMs}ms ${loops * loopMs + runMs}ms forwards`,
  ].join(', '),
});
