interface Written {
  readonly rulesText: string;
  readonly symbols: readonly { readonly symbol: string; readonly name: string }[];
}

/**
 * The fields that a draft may omit and a submitted version must have: `rulesText`, and `symbols.<id>` for
 * each symbol of the model without a name.
 */
export const missingOfVersion = (
  { rulesText, symbols }: Written,
  model: { readonly symbols: readonly { readonly id: string }[] },
): string[] => {
  const isNamed = (id: string) => symbols.some(({ symbol, name }) => symbol === id && name.trim() !== '');
  return [
    ...(rulesText.trim() === '' ? ['rulesText'] : []),
    ...model.symbols.filter(({ id }) => !isNamed(id)).map(({ id }) => `symbols.${id}`),
  ];
};
