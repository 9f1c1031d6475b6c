export interface ChipOption {
  /** What the form keeps. */
  readonly value: string;
  readonly label: string;
}

const separators = /[,;\n]/;

export const hasSeparator = (text: string): boolean => separators.test(text);

/** The parts of a typed or pasted list, without blanks around them and without empty ones. */
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

/** The items with these added, each once. */
export const withAdded = (items: readonly string[], added: readonly string[]): string[] => [
  ...new Set([...items, ...added]),
];

/** The options that a typed text may mean and that are not chosen yet, the closest first. */
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
