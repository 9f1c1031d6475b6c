import type { VersionValues } from './version-values';

type VersionSymbol = VersionValues['symbols'][number];

/** Only letters and digits: `Gold_Coin` and `gold-coin` are equal. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The position of the symbol that a file is named after, by its id or its name; -1 for none. */
export function matchSymbol(fileName: string, symbols: readonly VersionSymbol[]): number {
  const dot = fileName.lastIndexOf('.');
  const wanted = plain(dot > 0 ? fileName.slice(0, dot) : fileName);
  if (wanted === '') return -1;
  const byName = symbols.findIndex(({ name }) => plain(name) === wanted);
  return byName === -1 ? symbols.findIndex(({ symbol }) => plain(symbol) === wanted) : byName;
}
