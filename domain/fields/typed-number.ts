const inGroups = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;
const plain = /^-?\d+(\.\d+)?$/;

/** Only browsers have it in all versions that run this code. */
const { navigator } = globalThis as { readonly navigator?: { readonly language: string } };

/** Whether the reader's language separates thousands with commas. */
const hasCommaGroups = () =>
  new Intl.NumberFormat(navigator?.language)
    .formatToParts(10_000)
    .some(({ type, value }) => type === 'group' && value === ',');

/**
 * Removes surrounding spaces and thousands separators: ` 1,234.5 ` becomes `1234.5`. Keeps a comma that could be a decimal
 * separator, as in `1,5`, or as in `1,500` for readers whose language writes decimals with a comma.
 */
export function withoutGroups(typed: string, isGrouping = hasCommaGroups()): string {
  const text = typed.trim();
  return isGrouping && inGroups.test(text) ? text.replaceAll(',', '') : text;
}

/** NaN, which the rules of fields reject, for text that is not a number in digits. */
export function numberOf(typed: string, isGrouping?: boolean): number {
  const text = withoutGroups(typed, isGrouping);
  return plain.test(text) ? Number(text) : Number.NaN;
}
