import { useSearchParams } from 'react-router-dom';
import type { CoinFigures } from '#domain/generated/types';

type Counted = Pick<CoinFigures, 'coin' | 'decimals' | 'rounds'>;

/** Figures of different coins are never added. The address names the one that is shown; at first the most played. */
export const useShownCoin = (coins: readonly Counted[]): string | undefined => {
  const [search] = useSearchParams();
  const wanted = search.get('coin');
  const most = [...coins].sort((one, other) => other.rounds - one.rounds)[0];
  return (coins.find(({ coin }) => coin === wanted) ?? most)?.coin;
};

/** An amount of minor units as a number of coins: for charts, which draw numbers. */
export const coinNumber = (minorUnits: string, decimals: number): number =>
  Number(minorUnits) / 10 ** decimals;

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** `12,345.5`, or `1.2M` where it would be long. */
export const coinText = (coins: number): string =>
  (Math.abs(coins) >= 1_000_000 ? compact : exact).format(coins).replace('-', '−');
