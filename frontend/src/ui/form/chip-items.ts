export interface ChipOption {
  /** The value in the form. */
  readonly value: string;
  readonly label: string;
}

const separators = /[,;\n]/;

export const hasSeparator = (text: string): boolean => separators.test(text);

/** The items of a typed or pasted list, trimmed and without empty items. */
export const partsOf = (text: string): string[] =>
  text
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The stored value of a typed item: the option with this value or label, otherwise the text. */
export const resolved = (typed: string, options: readonly ChipOption[]): string => {
  const wanted = typed.toLowerCase();
  const isIt = (text: string) => text.toLowerCase() === wanted;
  const option = options.find(({ value }) => isIt(value)) ?? options.find(({ label }) => isIt(label));
  return option?.value ?? typed;
};

/** Adds items without duplicates. */
export const withAdded = (items: readonly string[], added: readonly string[]): string[] => [
  ...new Set([...items, ...added]),
];

/** The unselected options that match a typed text, best match first. */
export const matching = (
  options: readonly ChipOption[],
  typed: string,
  chosen: readonly string[],
): ChipOption[] => {
  const wanted = typed.trim().toLowerCase();
  const rank = ({ value, label }: ChipOption): number => {
    const name = label.toLowerCase();
    if (value.toLowerCase() === wanted) return 0;
    if (name.startsWith(wanted)) return 1;
    return name.includes(wanted) ? 2 : 3;
  };
  return options
    .filter((option) => !chosen.includes(option.value) && rank(option) < 3)
    .sort((one, other) => rank(one) - rank(other));
};
