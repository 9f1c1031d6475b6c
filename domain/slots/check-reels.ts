import { idForm, member, told, type Report } from './faults';
import type { ReelSet } from './math-model';
import { modelLimits } from './model-limits';
import { entriesOf, fieldOf, flag, listOf, nameOf, newId, objectOf } from './shape-checks';

export interface SymbolNames {
  readonly all: ReadonlySet<string>;
  readonly scatters: ReadonlySet<string>;
}

export function checkSymbols(value: unknown, report: Report): SymbolNames {
  const all = new Set<string>();
  const scatters = new Set<string>();
  const elements = listOf(value, 'symbols', { least: 1, most: modelLimits.symbols }, report);
  for (const [index, element] of elements.entries()) {
    const path = `symbols[${index}]`;
    const symbol = objectOf(element, path, ['id', 'wild?', 'excludes?', 'scatter?'], report);
    const id = newId(fieldOf(symbol, 'id'), `${path}.id`, all, report);
    const wild = flag(fieldOf(symbol, 'wild'), `${path}.wild`, report);
    const scatter = flag(fieldOf(symbol, 'scatter'), `${path}.scatter`, report);
    if (scatter && id !== undefined) scatters.add(id);
    if (!wild && fieldOf(symbol, 'excludes') !== undefined)
      report(`${path}.excludes`, 'only a wild excludes');
  }
  for (const [index, element] of elements.entries())
    checkExcludes(element, `symbols[${index}].excludes`, all, report);
  return { all, scatters };
}

/** After all symbols are known, because a wild may exclude a later one. */
function checkExcludes(element: unknown, path: string, all: ReadonlySet<string>, report: Report): void {
  if (typeof element !== 'object' || element === null) return;
  const bounds = { least: 0, most: modelLimits.symbols };
  const excludes = listOf(fieldOf({ ...element }, 'excludes'), path, bounds, report);
  excludes.forEach((id, at) => nameOf(id, `${path}[${at}]`, 'symbol', all, report));
}

/** The reel sets that are whole, by name. */
export function checkReelSets(
  value: unknown,
  { reels, symbols }: { reels: number; symbols: ReadonlySet<string> },
  report: Report,
): ReadonlyMap<string, ReelSet | undefined> {
  const found = new Map<string, ReelSet | undefined>();
  const entries = entriesOf(value, 'reelSets', modelLimits.reelSets, report);
  if (value !== undefined && entries.length === 0) report('reelSets', 'at least one is needed');
  for (const [name, set] of entries) {
    const path = member('reelSets', name);
    if (!idForm.test(name)) report(path, `${told(name)} is not an id`);
    const strips = listOf(set, path, { least: reels, most: reels }, report).map((strip, reel) =>
      checkStrip(strip, `${path}[${reel}]`, symbols, report),
    );
    const whole = strips.filter((strip) => strip !== undefined);
    found.set(name, whole.length === reels ? whole : undefined);
  }
  return found;
}

function checkStrip(
  value: unknown,
  path: string,
  symbols: ReadonlySet<string>,
  report: Report,
): readonly string[] | undefined {
  if (value === undefined) return report(path, 'missing');
  const strip = listOf(value, path, { least: 1, most: modelLimits.stops }, report);
  const cells = strip.map((cell, stop) =>
    nameOf(cell ?? null, `${path}[${stop}]`, 'symbol', symbols, report),
  );
  const known = cells.filter((cell) => cell !== undefined);
  return known.length > 0 && known.length === cells.length ? known : undefined;
}
