const inGroups = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;
const plain = /^-?\d+(\.\d+)?$/;

/** Only browsers have it in all versions that run this code. */
const { navigator } = globalThis as { readonly navigator?: { readonly language: string } };

/** Whether numbers in the reader's language have commas between groups of digits. */
const hasCommaGroups = () =>
  new Intl.NumberFormat(navigator?.language)
    .formatToParts(10_000)
    .some(({ type, value }) => type === 'group' && value === ',');

/**
 * A typed number without the spaces around it and without the separators of its groups, such as `1234.5` for
 * ` 1,234.5 `. A comma that can be a decimal separator, in its place or in the reader's locale, is left in the text.
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
