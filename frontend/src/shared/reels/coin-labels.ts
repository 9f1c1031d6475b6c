import { coinsOf, readBalance } from '#domain/wallet/amounts';

/** How amounts of one kind of coins are said. Amounts are whole minor units, which a number holds exactly up to 9·10¹⁵. */
export interface CoinLabels {
  /** What the coins are called where a sentence begins. */
  readonly name: string;
  /** `10,020`, or `100.20` of coins with two decimals. */
  readonly coins: (amount: number) => string;
  /** A gain or loss: `+120`, `−340`. */
  readonly net: (amount: number) => string;
}

export const coinLabels = (name: string, decimals: number): CoinLabels => {
  const size = (amount: number) => coinsOf(BigInt(Math.abs(amount)), decimals);
  return {
    name,
    coins: (amount) => (amount < 0 ? `−${size(amount)}` : size(amount)),
    net: (amount) => `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${size(amount)}`,
  };
};

/** An amount as it travels, from 0 to 9·10¹⁵; throws for anything else. */
export const amountOf = (text: string): number => {
  const amount = readBalance(text);
  if (amount === undefined) throw new RangeError(`No amount: ${text}`);
  return Number(amount);
};

/** They live in the page, and a bet of them is a plain number. */
export const practiceCoins = coinLabels('Practice coins', 0);
