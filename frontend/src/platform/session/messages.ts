export const atLeastCharacters = (shortest: number) => `At least ${shortest} characters`;
export const lowercaseLetter = 'A lowercase letter';
export const uppercaseLetter = 'An uppercase letter';
export const number = 'A number';
export const symbol = 'A symbol';
