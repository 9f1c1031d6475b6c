import type { MathModel } from './math-model';

/** Whether a cell counts in a run of a symbol: it is the symbol, or a wild that does not exclude it. */
export function countsFor({ symbols }: MathModel, cell: string, symbol: string): boolean {
  if (cell === symbol) return true;
  const found = symbols.find(({ id }) => id === cell);
  return found?.wild === true && found.excludes?.includes(symbol) !== true;
}
