const plain = /^-?\d+(\.\d+)?$/;
const inCommaGroups = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;
const inOnePointGroup = /^-?[1-9]\d{0,2}\.\d{3}$/;
const inPointGroups = /^-?[1-9]\d{0,2}(\.\d{3}){2,}$/;

/** Only browsers have it in all versions that run this code. */
const { navigator } = globalThis as { readonly navigator?: { readonly language: string } };

/** The character that separates thousands in the reader's language. */
const readersGroup = (): string | undefined =>
  new Intl.NumberFormat(navigator?.language).formatToParts(10_000).find(({ type }) => type === 'group')
    ?.value;

/**
 * Removes surrounding spaces and thousands separators: ` 1,234.5 ` becomes `1234.5`. Keeps a comma that could be a decimal
 * separator, as in `1,5`, or as in `1,500` for readers whose language writes decimals with a comma. For readers whose
 * language separates thousands with points, `1.500.000` becomes `1500000`, and `1.500` a text that no rule accepts as a
 * number: see `twoMeanings`.
 */
export function withoutGroups(typed: string, group = readersGroup()): string {
  const text = typed.trim();
  if (group === ',' && inCommaGroups.test(text)) return text.replaceAll(',', '');
  if (group === '.' && inPointGroups.test(text)) return text.replaceAll('.', '');
  return twoMeanings(text, group) ? text.replaceAll('.', ',') : text;
}

/** NaN, which the rules of fields reject, for text that is not a number in digits. */
export function numberOf(typed: string, group?: string): number {
  const text = withoutGroups(typed, group);
  return plain.test(text) ? Number(text) : Number.NaN;
}

/**
 * The two ways to write the number that a reader can mean by `1.500`, if their language separates thousands with points:
 * `1500` and `1.5`. Undefined for every other text.
 */
export function twoMeanings(typed: string, group = readersGroup()): readonly [string, string] | undefined {
  const text = typed.trim();
  if (group !== '.' || !inOnePointGroup.test(text)) return undefined;
  const [whole = '', decimals = ''] = text.split('.');
  const short = decimals.replace(/0+$/, '');
  // With a zero in front, a number with three decimals is not in groups.
  const decimal =
    short === '' ? whole : `${short.length === 3 ? whole.replace(/\d/, '0$&') : whole}.${short}`;
  return [`${whole}${decimals}`, decimal];
}

/** Formats a number for an input field so that the reader's language cannot mistake it for another: `numberOf` reads it. */
export function typedNumber(value: number, group?: string): string {
  const text = `${value}`;
  return twoMeanings(text, group)?.[1] ?? text;
}
