import { idForm, reported } from '../model/faults';
import type { ReelSet } from '../model/math-model';
import { modelLimits } from '../model/model-limits';
import { entriesAt, field, flagAt, listAt, nameAt, newIdAt, objectAt, type Place } from './shape-checks';

export interface SymbolNames {
  readonly all: ReadonlySet<string>;
  readonly scatters: ReadonlySet<string>;
}

export function checkSymbols(place: Place): SymbolNames {
  const all = new Set<string>();
  const scatters = new Set<string>();
  const wilds: Place[] = [];
  for (const symbol of listAt(place, { least: 1, most: modelLimits.symbols })) {
    objectAt(symbol, ['id', 'wild?', 'excludes?', 'scatter?']);
    const id = newIdAt(field(symbol, 'id'), all);
    if (flagAt(field(symbol, 'scatter')) && id !== undefined) scatters.add(id);
    const excludes = field(symbol, 'excludes');
    if (flagAt(field(symbol, 'wild'))) wilds.push(excludes);
    else if (excludes.value !== undefined) excludes.report(excludes.path, 'only a wild can have excludes');
  }
  if (wilds.length > modelLimits.wilds)
    place.report(place.path, `has ${wilds.length} wilds, but can have at most ${modelLimits.wilds}`);
  // Checked after all symbols are known, because a wild can exclude a later symbol.
  for (const excludes of wilds) {
    for (const id of listAt(excludes, { least: 0, most: modelLimits.symbols })) nameAt(id, 'symbol', all);
  }
  return { all, scatters };
}

/** The reel sets by name; invalid ones are undefined. */
export function checkReelSets(
  place: Place,
  { reels, symbols }: { reels: number; symbols: ReadonlySet<string> },
): ReadonlyMap<string, ReelSet | undefined> {
  const entries = entriesAt(place, modelLimits.reelSets);
  if (place.value !== undefined && entries.length === 0)
    place.report(place.path, 'must have at least one entry');
  return new Map(
    entries.map(([name, set]) => {
      if (!idForm.test(name)) set.report(set.path, `${reported(name)} is not an id`);
      const strips = listAt(set, { least: reels, most: reels }).map((strip) => checkStrip(strip, symbols));
      const whole = strips.filter((strip) => strip !== undefined);
      return [name, whole.length === reels ? whole : undefined];
    }),
  );
}

function checkStrip(place: Place, symbols: ReadonlySet<string>): readonly string[] | undefined {
  const strip = listAt(place, { least: 1, most: modelLimits.stops });
  const known = strip.map((cell) => nameAt(cell, 'symbol', symbols)).filter((cell) => cell !== undefined);
  return known.length > 0 && known.length === strip.length ? known : undefined;
}
