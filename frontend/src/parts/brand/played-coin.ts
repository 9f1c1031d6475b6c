import type { CoinType } from '#domain/generated/types';
import type { ShownBrand } from './read-brand';

/** The coins with which games can be played. */
export const playCoins = ({ coinTypes }: Pick<ShownBrand, 'coinTypes'>): readonly CoinType[] =>
  coinTypes.filter(({ kind }) => kind === 'PLAY');

/** The coin in the URL, such as `?coin=GLD`; otherwise the first coin of the brand. */
export const playedCoin = (brand: Pick<ShownBrand, 'coinTypes'>, search: URLSearchParams) => {
  const coins = playCoins(brand);
  return coins.find(({ code }) => code === search.get('coin')?.toUpperCase()) ?? coins[0];
};
