import type { MathModel } from '../model/math-model';
import { entryOf, payOf, standsFor } from '../model/model-parts';

export interface LineWin {
  /** Index in `evaluation.lines`. */
  readonly line: number;
  readonly symbol: string;
  /** The number of cells of the run, from the first reel. */
  readonly count: number;
  readonly credits: number;
}

/**
 * Each line pays once: the largest pay among the runs of all symbols, including wilds. For example, three
 * wilds and an A count as three wilds or as four As, whichever pays more. If pays are equal, the longer run
 * is returned, then the earlier symbol.
 */
export function lineWins(
  model: MathModel,
  lines: readonly (readonly number[])[],
  window: readonly (readonly string[])[],
): LineWin[] {
  const substitutes = standsFor(model);
  return lines.flatMap((rows, line) => {
    const cells = window.map((reel, index) => reel[rows[index] ?? -1] ?? '');
    let best: LineWin = { line, symbol: '', count: 0, credits: 0 };
    for (const symbol of substitutes.get(cells[0] ?? '') ?? []) {
      const broken = cells.findIndex((cell) => substitutes.get(cell)?.has(symbol) !== true);
      const count = broken === -1 ? cells.length : broken;
      const credits = payOf(entryOf(model.paytable, symbol), count);
      if (credits > best.credits || (credits === best.credits && count > best.count)) {
        best = { line, symbol, count, credits };
      }
    }
    return best.credits > 0 ? [best] : [];
  });
}
