/** How amounts of one kind of coins are said. Amounts are whole minor units, which a number holds exactly up to 9·10¹⁵. */
export interface CoinWords {
  /** What the coins are called where a sentence begins. */
  readonly name: string;
  /** `10,020`, or `100.20` of coins with two decimals. */
  readonly coins: (amount: number) => string;
  /** A gain or loss: `+120`, `−340`. */
  readonly net: (amount: number) => string;
}

const numbers = new Intl.NumberFormat('en');

export const coinWords = (name: string, decimals: number): CoinWords => {
  const size = (amount: number): string => {
    const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
    const point = digits.length - decimals;
    const coins = numbers.format(Number(digits.slice(0, point)));
    return decimals === 0 ? coins : `${coins}.${digits.slice(point)}`;
  };
  return {
    name,
    coins: (amount) => (amount < 0 ? `−${size(amount)}` : size(amount)),
    net: (amount) => `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${size(amount)}`,
  };
};

/** They live in the page, and a bet of them is a plain number. */
export const practiceCoins = coinWords('Practice coins', 0);
