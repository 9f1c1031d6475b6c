const numbers = new Intl.NumberFormat('en');

export const coins = (amount: number): string => numbers.format(amount);

/** `×5,000` */
export const times = (multiple: number): string => `×${numbers.format(multiple)}`;
