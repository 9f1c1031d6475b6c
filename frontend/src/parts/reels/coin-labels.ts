import { coinsOf, readBalance } from '#domain/wallet/amounts';

/**
 * Formats amounts of one kind of coins. Amounts are whole minor units, which a number represents exactly up
 * to 9·10¹⁵.
 */
export interface CoinLabels {
  /** The name of the coins at the start of a sentence. */
  readonly name: string;
  /** `10,020`, or `100.20` for coins with two decimals. */
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

/** Parses an amount from 0 to 9·10¹⁵. Throws for any other text. */
export const amountOf = (text: string): number => {
  const amount = readBalance(text);
  if (amount === undefined) throw new RangeError(`No amount: ${text}`);
  return Number(amount);
};

/** Practice coins exist only in the page, and a bet is a plain number. */
export const practiceCoins = coinLabels('Practice coins', 0);
