import type { CountTable, ModelSymbol, ReelSet } from './math-model';

/** Creates strips from their stops, one letter each. */
export const strips = (...letters: readonly string[]): ReelSet => letters.map((strip) => Array.from(strip));

/** The pays for `first` of a symbol, for one more, and so on. */
const fromCount = (first: number, pays: readonly number[]): CountTable =>
  Object.fromEntries(pays.map((pay, at) => [first + at, pay]));

/** The pays for three, four, five … of a symbol. */
export const fromThree = (...pays: readonly number[]): CountTable => fromCount(3, pays);

/** The pays for five, six, seven … of a symbol. */
export const fromFive = (...pays: readonly number[]): CountTable => fromCount(5, pays);

/** Ordinary symbols, one letter each. */
export const plain = (letters: string): ModelSymbol[] => Array.from(letters, (id) => ({ id }));

/** Lines from the rows that they cross, one digit each, 0 at the top. */
export const lines = (...rows: readonly string[]) => ({
  kind: 'LINES' as const,
  lines: rows.map((row) => Array.from(row, Number)),
  direction: 'LTR' as const,
  payRule: 'HIGHEST_PER_LINE' as const,
});
