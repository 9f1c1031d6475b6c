import { useSearchParams } from 'react-router-dom';
import type { CoinFigures } from '#domain/generated/types';

type Counted = Pick<CoinFigures, 'coin' | 'decimals' | 'rounds'>;

/** The coin in the query string, or the most played one. Amounts of different coins are never added. */
export const useShownCoin = (coins: readonly Counted[]): string | undefined => {
  const [search] = useSearchParams();
  const wanted = search.get('coin');
  const most = [...coins].sort((one, other) => other.rounds - one.rounds)[0];
  return (coins.find(({ coin }) => coin === wanted) ?? most)?.coin;
};

/** Converts minor units to a number of coins for charts. */
export const coinNumber = (minorUnits: string, decimals: number): number =>
  Number(minorUnits) / 10 ** decimals;

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** `12,345.5`, or `1.2M` for large numbers. */
export const coinText = (coins: number): string =>
  (Math.abs(coins) >= 1_000_000 ? compact : exact).format(coins).replace('-', '−');
