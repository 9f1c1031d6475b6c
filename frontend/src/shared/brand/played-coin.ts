import type { CoinType } from '#domain/generated/types';
import type { ShownBrand } from './read-brand';

/** The kinds of coins that games are played with. */
export const playCoins = ({ coinTypes }: Pick<ShownBrand, 'coinTypes'>): readonly CoinType[] =>
  coinTypes.filter(({ kind }) => kind === 'PLAY');

/** The one that an address asks for, as `?coin=GLD`; else the brand's first. */
export const playedCoin = (brand: Pick<ShownBrand, 'coinTypes'>, search: URLSearchParams) => {
  const coins = playCoins(brand);
  return coins.find(({ code }) => code === search.get('coin')?.toUpperCase()) ?? coins[0];
};
