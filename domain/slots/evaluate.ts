import { lineWins, type LineWin } from './line-wins';
import type { FreeSpins, MathModel } from './math-model';
import { entryOf, payOf } from './pays';
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
  const mode = model.modes.find(({ id }) => id === spin.mode);
  if (mode === undefined) throw new RangeError(`No mode ${spin.mode}.`);
  const window = windowAt(model, spin.reelSet ?? mode.reelSet, stops);
  const count = (symbol: string) => window.flat().filter((cell) => cell === symbol).length;

  const lines = model.evaluation.kind === 'LINES' ? lineWins(model, model.evaluation.lines, window) : [];
  const ways = model.evaluation.kind === 'WAYS' ? wayWins(model, window) : [];
  const scatters = Object.entries(model.scatterPays ?? {})
    .map(([symbol, pays]) => {
      const unit = pays.unit === 'TOTAL_COST' ? mode.cost : 1;
      return { symbol, count: count(symbol), credits: payOf(pays, count(symbol)) * unit };
    })
    .filter(({ credits }) => credits > 0);
  const fixedPrizes = prizeWins(model, window);
  const triggers = (model.features ?? []).flatMap((feature) =>
    triggerOf(feature, count(feature.trigger.symbol)),
  );
  const win = [...lines, ...ways, ...scatters, ...fixedPrizes].reduce((sum, { credits }) => sum + credits, 0);
  return { window, lines, ways, scatters, fixedPrizes, triggers, win };
}

/** The symbols that show when each reel stops at an index of its strip: the stop on top, wrapping. */
export function windowAt(
  model: MathModel,
  reelSet: string,
  stops: readonly number[],
): readonly (readonly string[])[] {
  const reels = entryOf(model.reelSets, reelSet);
  if (reels === undefined) throw new RangeError(`No reel set ${reelSet}.`);
  return reels.map((strip, reel) =>
    Array.from({ length: model.grid.rows }, (_, row) => {
      const symbol = strip[((stops[reel] ?? Number.NaN) + row) % strip.length];
      if (symbol === undefined) throw new RangeError(`Reel ${reel} has no stop ${stops[reel] ?? 'at all'}.`);
      return symbol;
    }),
  );
}

export function triggerOf({ id, trigger, award }: FreeSpins, count: number): Trigger[] {
  return count < trigger.min ? [] : [{ feature: id, count, spins: payOf(award, count) }];
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
