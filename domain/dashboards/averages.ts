import type { Decimals } from '#domain/counters/company-units';
import { noCounters, type DayCounters } from '#domain/counters/day-counters';
import { actualRtp, averageBet, coinGgr, coinNgr, hold, turnover } from '#domain/counters/definitions';
import { addRounds, noRounds, type GameSums, type RoundSums } from '#domain/counters/round-sums';
import type { CoinFigures, RoundFigures } from '#domain/generated/types';

/** Rounds, bets and wins by coin. */
export type PlayedCoins = GameSums['coins'];

export const roundMetrics = (sums: RoundSums): RoundFigures => {
  const average = averageBet(sums);
  return {
    rounds: sums.rounds,
    turnover: `${turnover(sums)}`,
    wins: `${sums.wins}`,
    ggr: `${coinGgr(sums)}`,
    hold: hold(sums),
    actualRtp: actualRtp(sums),
    averageBet: average === null ? null : `${average}`,
  };
};

/** One entry for each coin with rounds, gifts or tournaments, sorted by code. */
export const coinMetrics = (
  coins: PlayedCoins,
  decimals: Decimals,
  { gifts, tournaments }: Pick<DayCounters, 'gifts' | 'tournaments'> = noCounters,
): CoinFigures[] =>
  [...new Set([coins, gifts, tournaments].flatMap((amounts) => Object.keys(amounts)))].sort().map((coin) => {
    const sums = coins[coin] ?? noRounds;
    const costs = { bonus: gifts[coin] ?? 0n, tournaments: tournaments[coin] ?? 0n };
    return {
      coin,
      decimals: decimals[coin] ?? 0,
      ...roundMetrics(sums),
      bonusCost: `${costs.bonus}`,
      tournamentCost: `${costs.tournaments}`,
      ngr: `${coinNgr(sums, costs)}`,
    };
  });

/** The number of rounds in all coins. */
export const roundsOfCoins = (coins: PlayedCoins): number => addRounds(Object.values(coins)).rounds;

const averageDigits = 2;

/** The daily average, such as `12.50`. */
export const averageOfDays = (sum: number, days: number): string =>
  (days === 0 ? 0 : sum / days).toFixed(averageDigits);

/** Sorts by rounds, descending. The sort is stable. */
export const byRounds = <Of>(all: readonly Of[], roundsOf: (one: Of) => number): Of[] =>
  [...all].sort((one, other) => roundsOf(other) - roundsOf(one));
