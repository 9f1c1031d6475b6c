import type { ShownBrand } from '../brand/read-brand';

/** The ticket coins of a brand as options of a select field, after an option for the coin that tickets replace. */
export const ticketOptions = (coinTypes: ShownBrand['coinTypes'], coinLabel: string) => [
  { value: '', label: coinLabel },
  ...coinTypes
    .filter(({ kind }) => kind === 'TICKET')
    .map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
];
