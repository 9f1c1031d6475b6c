import type { MathModel, ModelSymbol } from '@novalink/engine';
import type { FormValues } from '#domain/fields/form-values';
import type { gameVersionFields } from '#domain/games/game-version-fields';

type VersionSymbols = FormValues<typeof gameVersionFields>['symbols'];

/** A name and an image for each symbol of the model, in order. Known symbols keep theirs. */
export function symbolsFor({ symbols }: Pick<MathModel, 'symbols'>, known: VersionSymbols): VersionSymbols {
  return symbols.map(
    (symbol) =>
      known.find((other) => other.symbol === symbol.id) ?? {
        symbol: symbol.id,
        name: nameFor(symbol, symbols),
        imageKey: null,
      },
  );
}

const shortId = 2;
const longestName = 40;

/**
 * `GOLD_COIN` becomes `Gold coin`. A short id of the only wild or scatter becomes its function; any other id
 * stays unchanged.
 */
function nameFor({ id, wild, scatter }: ModelSymbol, all: readonly ModelSymbol[]): string {
  if (id.length <= shortId) {
    if (wild === true && all.filter((other) => other.wild).length === 1) return 'Wild';
    if (scatter === true && all.filter((other) => other.scatter).length === 1) return 'Scatter';
    return id;
  }
  const labels = id
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .replace(/[\s_.-]+/g, ' ')
    .trim();
  const name = labels.charAt(0).toUpperCase() + labels.slice(1).toLowerCase();
  return name.slice(0, longestName);
}
