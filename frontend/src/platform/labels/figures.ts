const numbers = new Intl.NumberFormat('en');

/** A whole number, practice coins among them: `10,020`. */
export const whole = (amount: number): string => numbers.format(amount);

/** A win as a multiple: `5,000 × bet`. */
export const timesBet = (multiple: number): string => `${whole(multiple)} × bet`;

/** The same where the words around it name the bet: `×5,000`. */
export const times = (multiple: number): string => `×${whole(multiple)}`;
