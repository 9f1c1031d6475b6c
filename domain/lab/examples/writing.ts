import type { CountTable, ModelSymbol, ReelSet } from '#domain/slots/math-model';

/** Strips from their stops, one letter each. */
export const strips = (...letters: readonly string[]): ReelSet => letters.map((strip) => Array.from(strip));

/** What three, four, five … of a symbol pay. */
export const fromThree = (...pays: readonly number[]): CountTable =>
  Object.fromEntries(pays.map((pay, at) => [3 + at, pay]));

/** Symbols with nothing special to them, one letter each. */
export const plain = (letters: string): ModelSymbol[] => Array.from(letters, (id) => ({ id }));

/** Lines from the rows that they cross, one digit each, 0 at the top. */
export const lines = (...rows: readonly string[]) => ({
  kind: 'LINES' as const,
  lines: rows.map((row) => Array.from(row, Number)),
  direction: 'LTR' as const,
  payRule: 'HIGHEST_PER_LINE' as const,
});
