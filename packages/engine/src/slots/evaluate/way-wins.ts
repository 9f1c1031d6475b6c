import type { MathModel } from '../model/math-model';
import { countsFor, payOf } from '../model/model-parts';

export interface WayWin {
  readonly symbol: string;
  /** The number of reels of the run, from the first. */
  readonly count: number;
  readonly ways: number;
  readonly credits: number;
}

/**
 * Every symbol pays separately: the pay for its run of reels, times the product of its cells on these reels.
 */
export function wayWins(model: MathModel, window: readonly (readonly string[])[]): WayWin[] {
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
