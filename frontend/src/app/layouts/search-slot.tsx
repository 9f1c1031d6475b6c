/** The place of search in the top bar, beside the theme and the account. */
export const SearchSlot = () => null;
