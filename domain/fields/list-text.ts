/** The items of a list that is typed into one field, separated by commas. Blank items are ignored. */
export const itemsIn = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
