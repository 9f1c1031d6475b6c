import { lineWins, type LineWin } from './line-wins';
import type { MathModel } from './math-model';
import { awardOf, modeOf, payOf, reelsOf, totalOf, unitOf } from './model-parts';
import { wayWins, type WayWin } from './way-wins';

/** Which reels are spun, and whose cost `TOTAL_COST` pays mean. */
export interface Spin {
  readonly mode: string;
  /** The mode's own unless a feature brings its reels. */
  readonly reelSet?: string;
}

export interface ScatterWin {
  readonly symbol: string;
  readonly count: number;
  readonly credits: number;
}

export interface PrizeWin {
  readonly prize: string;
  /** The line that won it; absent when ways win. */
  readonly line?: number;
  readonly credits: number;
}

export interface Trigger {
  readonly feature: string;
  readonly count: number;
  readonly spins: number;
}

export interface Outcome {
  /** For each reel its symbols from the top. */
  readonly window: readonly (readonly string[])[];
  readonly lines: readonly LineWin[];
  readonly ways: readonly WayWin[];
  readonly scatters: readonly ScatterWin[];
  readonly fixedPrizes: readonly PrizeWin[];
  /** Every feature whose trigger the window holds, whether or not it may award now. */
  readonly triggers: readonly Trigger[];
  /** All credits together, before any multiplier. */
  readonly win: number;
}

/** What a window wins: the reference that every faster engine is compared with. */
export function evaluate(model: MathModel, stops: readonly number[], spin: Spin): Outcome {
  const mode = modeOf(model, spin.mode);
  const window = windowAt(model, spin.reelSet ?? mode.reelSet, stops);
  const cells = window.flat();
  const count = (symbol: string) => cells.filter((cell) => cell === symbol).length;

  const lines = model.evaluation.kind === 'LINES' ? lineWins(model, model.evaluation.lines, window) : [];
  const ways = model.evaluation.kind === 'WAYS' ? wayWins(model, window) : [];
  const scatters = Object.entries(model.scatterPays ?? {})
    .map(([symbol, pays]) => ({
      symbol,
      count: count(symbol),
      credits: payOf(pays, count(symbol)) * unitOf(pays.unit, mode),
    }))
    .filter(({ credits }) => credits > 0);
  const fixedPrizes = prizeWins(model, window);
  const triggers = (model.features ?? [])
    .map((feature) => ({ feature, seen: count(feature.trigger.symbol) }))
    .map(({ feature, seen }) => ({ feature: feature.id, count: seen, spins: awardOf(feature, seen) }))
    .filter(({ spins }) => spins > 0);
  const win = totalOf([...lines, ...ways, ...scatters, ...fixedPrizes].map(({ credits }) => credits));
  return { window, lines, ways, scatters, fixedPrizes, triggers, win };
}

/** The symbols that show when each reel stops at an index of its strip: the stop on top, wrapping. */
export function windowAt(
  model: MathModel,
  reelSet: string,
  stops: readonly number[],
): readonly (readonly string[])[] {
  return reelsOf(model, reelSet).map((strip, reel) =>
    Array.from({ length: model.grid.rows }, (_, row) => {
      const symbol = strip[((stops[reel] ?? Number.NaN) + row) % strip.length];
      if (symbol === undefined) throw new RangeError(`Reel ${reel} has no stop ${stops[reel] ?? 'at all'}.`);
      return symbol;
    }),
  );
}

function prizeWins(model: MathModel, window: readonly (readonly string[])[]): PrizeWin[] {
  const { evaluation, fixedPrizes = [] } = model;
  return fixedPrizes.flatMap(({ id, trigger: { lineOf, reels }, credits }): PrizeWin[] => {
    if (evaluation.kind === 'LINES') {
      const isWon = (rows: readonly number[]) =>
        reels.every((reel) => window[reel]?.[rows[reel] ?? -1] === lineOf);
      return evaluation.lines.flatMap((rows, line) => (isWon(rows) ? [{ prize: id, line, credits }] : []));
    }
    const ways = reels.reduce(
      (product, reel) => product * (window[reel] ?? []).filter((cell) => cell === lineOf).length,
      1,
    );
    return ways > 0 ? [{ prize: id, credits: credits * ways }] : [];
  });
}
