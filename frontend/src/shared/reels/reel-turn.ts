import { landingCells, type ReelPosition, rollingCells, type TurningCells } from './reel-cells';
import * as messages from './messages';

/** How long a cell is seen at full speed. */
export const cellMs = 34;
/** The end of a landing, in which the reel slows down, swings a little past its stop and comes back. */
export const settleMs = 340;
/** Cells that pass while it slows down. */
const settleCells = 2;
/** A landing takes no less at full speed; what is longer begins with whole turns of the rolling strip. */
const leastRunMs = 560;

/** How one reel lands: so many turns of the rolling strip, then the strip that ends where it stands. */
export interface ReelTurn {
  readonly rolling: TurningCells;
  readonly loops: number;
  readonly loopMs: number;
  readonly landing: TurningCells;
  /** From the last loop until the reel slows down. */
  readonly runMs: number;
}

/** The movement of a reel that lands after `totalMs`. */
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

/** Where a strip is moved to, in percent of its height, when it is so many cells up. */
export const upBy = (cells: number, { cells: all }: TurningCells): string =>
  `${(-100 * cells) / all.length}%`;

/** The styles that move the strip of a landing. */
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
    messages.reelShow1msMsBoth(loops * loopMs),
    messages.reelRunMsMsLinear(runMs, loops * loopMs),
    messages.reelSettleMsMsForwards(settleMs, loops * loopMs + runMs),
  ].join(', '),
});
