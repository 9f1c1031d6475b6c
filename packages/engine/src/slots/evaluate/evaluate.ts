import { lineWins, type LineWin } from './line-wins';
import type { MathModel } from '../model/math-model';
import { awardOf, modeOf, payOf, reelsOf, totalOf, unitOf, countsFor } from '../model/model-parts';

/** The reels that are spun, and the mode whose cost applies to `TOTAL_COST` pays. */
export interface Spin {
  readonly mode: string;
  /** Default: the mode's own reels. A feature can have other reels. */
  readonly reelSet?: string;
}

export interface ScatterWin {
  readonly symbol: string;
  readonly count: number;
  readonly credits: number;
}

export interface PrizeWin {
  readonly prize: string;
  /** The line that won; absent for ways. */
  readonly line?: number;
  readonly credits: number;
}

export interface Trigger {
  readonly feature: string;
  readonly count: number;
  readonly spins: number;
}

export interface Outcome {
  /** For each reel, its visible symbols from the top. */
  readonly window: readonly (readonly string[])[];
  readonly lines: readonly LineWin[];
  readonly ways: readonly WayWin[];
  readonly scatters: readonly ScatterWin[];
  readonly fixedPrizes: readonly PrizeWin[];
  /** Every feature whose trigger is in the window, even if it cannot award spins now. */
  readonly triggers: readonly Trigger[];
  /** The sum of all credits, before any multiplier. */
  readonly win: number;
}

/** The wins of a window. This is the reference implementation; every faster engine is compared with it. */
export function evaluate(model: MathModel, stops: readonly number[], spin: Spin): Outcome {
  const mode = modeOf(model, spin.mode);
  const window = windowAt(model, spin.reelSet ?? mode.reelSet, stops);
  const cells = window.flat();
  const count = (symbol: string) => countIn(cells, symbol);

  const lines = model.evaluation.kind === 'LINES' ? lineWins(model, model.evaluation.lines, window) : [];
  const ways = model.evaluation.kind === 'WAYS' ? wayWins(model, window) : [];
  const scatters: ScatterWin[] = [];
  for (const [symbol, pays] of Object.entries(model.scatterPays ?? {})) {
    const seen = count(symbol);
    const credits = payOf(pays, seen) * unitOf(pays.unit, mode);
    if (credits > 0) scatters.push({ symbol, count: seen, credits });
  }
  const fixedPrizes = prizeWins(model, window);
  const triggers: Trigger[] = [];
  for (const feature of model.features ?? []) {
    const seen = count(feature.trigger.symbol);
    const spins = awardOf(feature, seen);
    if (spins > 0) triggers.push({ feature: feature.id, count: seen, spins });
  }
  const win = totalOf([...lines, ...ways, ...scatters, ...fixedPrizes].map(({ credits }) => credits));
  return { window, lines, ways, scatters, fixedPrizes, triggers, win };
}

/**
 * The visible symbols when each reel stops at an index of its strip: the stop is the top row, and the strip
 * wraps around.
 */
export function windowAt(
  model: MathModel,
  reelSet: string,
  stops: readonly number[],
): readonly (readonly string[])[] {
  return reelsOf(model, reelSet).map((strip, reel) => {
    const cells: string[] = [];
    for (let row = 0; row < model.grid.rows; row += 1) {
      const symbol = strip[((stops[reel] ?? Number.NaN) + row) % strip.length];
      if (symbol === undefined) throw new RangeError(`Reel ${reel} has no stop ${stops[reel] ?? 'at all'}.`);
      cells.push(symbol);
    }
    return cells;
  });
}

const countIn = (cells: readonly string[], symbol: string): number => {
  let count = 0;
  for (const cell of cells) if (cell === symbol) count += 1;
  return count;
};

function prizeWins(model: MathModel, window: readonly (readonly string[])[]): PrizeWin[] {
  const { evaluation, fixedPrizes = [] } = model;
  return fixedPrizes.flatMap(({ id, trigger: { lineOf, reels }, credits }): PrizeWin[] => {
    if (evaluation.kind === 'LINES') {
      const isWon = (rows: readonly number[]) =>
        reels.every((reel) => window[reel]?.[rows[reel] ?? -1] === lineOf);
      return evaluation.lines.flatMap((rows, line) => (isWon(rows) ? [{ prize: id, line, credits }] : []));
    }
    const ways = reels.reduce((product, reel) => product * countIn(window[reel] ?? [], lineOf), 1);
    return ways > 0 ? [{ prize: id, credits: credits * ways }] : [];
  });
}

interface WayWin {
  readonly symbol: string;
  /** The number of reels of the run, from the first. */
  readonly count: number;
  readonly ways: number;
  readonly credits: number;
}

/**
 * Every symbol pays separately: the pay for its run of reels, times the product of its cells on these reels.
 */
function wayWins(model: MathModel, window: readonly (readonly string[])[]): WayWin[] {
  return model.symbols.flatMap(({ id: symbol }) => {
    if (!Object.hasOwn(model.paytable, symbol)) return [];
    const cells = window.map((reel) => reel.filter((cell) => countsFor(model, cell, symbol)).length);
    const broken = cells.indexOf(0);
    const run = broken === -1 ? cells : cells.slice(0, broken);
    const ways = run.reduce((product, count) => product * count, 1);
    const credits = payOf(model.paytable[symbol], run.length) * ways;
    return credits > 0 ? [{ symbol, count: run.length, ways, credits }] : [];
  });
}
