import type { CountTable, ModelSymbol, ReelSet } from '#domain/slots/math-model';

/** Strips from their stops, one letter each. */
export function reels(...strips: readonly string[]): ReelSet {
  return strips.map((strip) => Array.from(strip));
}

/** What three, four, five … of a symbol pay. */
export function fromThree(...pays: readonly number[]): CountTable {
  return fromCount(3, pays);
}

/** What five, six, seven … of a symbol pay. */
export function fromFive(...pays: readonly number[]): CountTable {
  return fromCount(5, pays);
}

/** Symbols with nothing special to them, one letter each. */
export function plain(letters: string): ModelSymbol[] {
  return Array.from(letters, (id) => ({ id }));
}

function fromCount(first: number, pays: readonly number[]): CountTable {
  return Object.fromEntries(pays.map((pay, at) => [first + at, pay]));
}
