import type { CoinAmountsFragment, PlayTotalsFragment } from '../../generated/operations';
import { type Change, changeOf } from '../../parts/dashboards/change';
import { coinNumber, coinText } from '../../parts/dashboards/shown-coin';

type Amount = 'turnover' | 'wins' | 'ggr' | 'ngr' | 'averageBet' | 'bonusCost';

/** An amount of one coin in major units; undefined if the coin was not used. */
export const amountIn = (
  coins: readonly CoinAmountsFragment[],
  coin: string | undefined,
  of: Amount,
): number | undefined => {
  const found = coins.find((each) => each.coin === coin);
  const minorUnits = found?.[of];
  return found && typeof minorUnits === 'string' ? coinNumber(minorUnits, found.decimals) : undefined;
};

/** An amount for a tile: with the coin's code and the change from the previous period. */
export const amountMetric = (
  now: PlayTotalsFragment,
  before: PlayTotalsFragment,
  coin: string | undefined,
  of: Amount,
): { readonly value: string; readonly change: Change | undefined } => {
  const value = amountIn(now.coins, coin, of);
  if (value === undefined) return { value: '–', change: undefined };
  return {
    value: `${coinText(value)} ${coin ?? ''}`,
    change: changeOf(value, amountIn(before.coins, coin, of) ?? 0),
  };
};
