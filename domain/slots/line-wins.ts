import type { MathModel } from './math-model';
import { payOf } from './pays';
import { countsFor } from './substitution';

export interface LineWin {
  /** Index in `evaluation.lines`. */
  readonly line: number;
  readonly symbol: string;
  /** Cells of the run, from the first reel. */
  readonly count: number;
  readonly credits: number;
}

/**
 * Each line pays once: the most of what its run of any symbol pays, wilds counted in. Three wilds and an A are thus
 * three wilds or four As, whichever pays more. Of equal pays the longer run is told, then the earlier symbol.
 */
export function lineWins(
  model: MathModel,
  lines: readonly (readonly number[])[],
  window: readonly (readonly string[])[],
): LineWin[] {
  const paying = model.symbols.filter(({ id }) => Object.hasOwn(model.paytable, id));
  return lines.flatMap((rows, line) => {
    const cells = window.map((reel, index) => reel[rows[index] ?? -1] ?? '');
    let best: LineWin | undefined;
    for (const { id: symbol } of paying) {
      const broken = cells.findIndex((cell) => !countsFor(model, cell, symbol));
      const count = broken === -1 ? cells.length : broken;
      const credits = payOf(model.paytable[symbol], count);
      if (best === undefined || credits > best.credits || (credits === best.credits && count > best.count)) {
        best = { line, symbol, count, credits };
      }
    }
    return best !== undefined && best.credits > 0 ? [best] : [];
  });
}
