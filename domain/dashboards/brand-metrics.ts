import type { Decimals } from '#domain/counters/company-units';
import type { DateRange } from '#domain/counters/date-range';
import { daysBetween } from '#domain/counters/days';
import { grouped } from '#domain/counters/grouped';
import type { BrandDay } from '#domain/counters/roll-up';
import type { GameSums } from '#domain/counters/round-sums';
import type { BrandGameMetrics, BrandMetrics } from '#domain/generated/types';
import { claimCounts, type ClaimStatus } from './claim-counts';
import { byRounds, coinMetrics, roundsOfCoins } from './averages';
import { playDays, playMetrics, providerShares, sumCoins, sumDays, type ByDay } from './play-metrics';
import { cohortsOf, retentionOf } from './retention';

export interface CountedBrand {
  readonly days: ByDay<BrandDay>;
  /** One record per day, with the sums of each game. */
  readonly games: readonly Readonly<Record<string, GameSums>>[];
  readonly decimals: Decimals;
}

/** Titles of games and names of companies, by id. */
export interface Names {
  readonly titles: ReadonlyMap<string, string>;
  readonly companies: ReadonlyMap<string, string>;
}

export function brandMetrics(
  range: DateRange,
  { days, games, decimals }: CountedBrand,
  { titles, companies }: Names,
  claims: ReadonlyMap<ClaimStatus, number> | undefined,
): Omit<BrandMetrics, 'brandId'> {
  const sum = sumDays([...days.values()]);
  const cohorts = cohortsOf(range, days);
  return {
    ...range,
    totals: playMetrics(sum, daysIn(range), decimals),
    days: playDays(range, days, decimals),
    games: gamesOf(games, decimals, titles),
    providers: providerShares(sum, decimals, companies),
    cohorts,
    retention: retentionOf(cohorts),
    claims: claimCounts(claims),
  };
}

export const daysIn = ({ from, to }: DateRange): number => daysBetween(from, to) + 1;

function gamesOf(
  days: CountedBrand['games'],
  decimals: Decimals,
  titles: Names['titles'],
): BrandGameMetrics[] {
  const entries = days.flatMap((games) => Object.entries(games));
  const games = [...grouped(entries, ([gameId]) => gameId)].map(([gameId, own]) => {
    const coins = sumCoins(own.map(([, game]) => game.coins));
    return {
      gameId,
      title: titles.get(gameId) ?? null,
      playerDays: own.reduce((sum, [, { players }]) => sum + players, 0),
      rounds: roundsOfCoins(coins),
      coins: coinMetrics(coins, decimals),
    };
  });
  return byRounds(
    games.filter(({ rounds }) => rounds > 0),
    ({ rounds }) => rounds,
  );
}
