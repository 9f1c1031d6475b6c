interface Written {
  readonly rulesText: string;
  readonly symbols: readonly { readonly symbol: string; readonly name: string }[];
}

/**
 * What a draft may lack and a submitted version may not: `rulesText`, and `symbols.<id>` for each symbol of the model
 * that has no name.
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
