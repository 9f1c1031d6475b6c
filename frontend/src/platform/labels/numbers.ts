const numbers = new Intl.NumberFormat('en');

/** A whole number, also for practice coins: `10,020`. */
export const whole = (amount: number): string => numbers.format(amount);

/** A win as a multiple: `5,000 × bet`. */
export const timesBet = (multiple: number): string => `${whole(multiple)} × bet`;

/** The same where the surrounding text mentions the bet: `×5,000`. */
export const times = (multiple: number): string => `×${whole(multiple)}`;
