import type { Decimals } from '#domain/counters/company-units';
import { everyDay } from '#domain/counters/days';
import type { DateRange } from '#domain/counters/date-range';
import { sumAmounts, sumByName } from '#domain/counters/day-counters';
import type { BrandDay } from '#domain/counters/roll-up';
import { addRounds, type GameSums } from '#domain/counters/round-sums';
import type { PlayDay, PlayFigures, ProviderShare } from '#domain/generated/types';
import { averageOfDays, byRounds, coinMetrics, roundsOfCoins, type PlayedCoins } from './averages';

/** The counters of a day that figures are computed from. */
export type PlayedDay = Pick<
  BrandDay,
  'players' | 'newPlayers' | 'sessions' | 'playedMs' | 'coins' | 'gifts' | 'tournaments' | 'providers'
>;

/** Values by day, without the days that have no counters. */
export type ByDay<Values> = ReadonlyMap<string, Values>;

const noPlay: PlayedDay = {
  players: 0,
  newPlayers: 0,
  sessions: 0,
  playedMs: 0,
  coins: {},
  gifts: {},
  tournaments: {},
  providers: {},
};

export const sumCoins = (all: readonly PlayedCoins[]): GameSums['coins'] => sumByName(all, addRounds);

/** Adds up days, or brands on one day. */
export const sumDays = (all: readonly PlayedDay[]): PlayedDay => {
  const sum = (of: (day: PlayedDay) => number) => all.reduce((before, day) => before + of(day), 0);
  return {
    players: sum(({ players }) => players),
    newPlayers: sum(({ newPlayers }) => newPlayers),
    sessions: sum(({ sessions }) => sessions),
    playedMs: sum(({ playedMs }) => playedMs),
    coins: sumCoins(all.map(({ coins }) => coins)),
    gifts: sumAmounts(all.map(({ gifts }) => gifts)),
    tournaments: sumAmounts(all.map(({ tournaments }) => tournaments)),
    providers: sumByName(
      all.map(({ providers }) => providers),
      sumCoins,
    ),
  };
};

/** `days` is the length of the range, including days without play. */
export const playMetrics = (sum: PlayedDay, days: number, decimals: Decimals): PlayFigures => ({
  playerDays: sum.players,
  averagePlayers: averageOfDays(sum.players, days),
  newPlayers: sum.newPlayers,
  sessions: sum.sessions,
  playedSeconds: playedSeconds(sum),
  coins: coinMetrics(sum.coins, decimals, sum),
});

export const playDays = (range: DateRange, byDay: ByDay<PlayedDay>, decimals: Decimals): PlayDay[] =>
  everyDay(range.from, range.to).map((day) => {
    const counted = byDay.get(day) ?? noPlay;
    const { players, newPlayers, sessions, coins } = counted;
    return {
      day,
      players,
      newPlayers,
      sessions,
      playedSeconds: playedSeconds(counted),
      coins: coinMetrics(coins, decimals, counted),
    };
  });

const playedSeconds = ({ playedMs }: Pick<PlayedDay, 'playedMs'>) => Math.round(playedMs / 1000);

/** Sorted by rounds, descending. `names` maps company ids to names. */
export const providerShares = (
  { providers }: Pick<PlayedDay, 'providers'>,
  decimals: Decimals,
  names: ReadonlyMap<string, string>,
): ProviderShare[] =>
  byRounds(
    Object.entries(providers).map(([companyId, coins]) => ({
      companyId,
      name: names.get(companyId) ?? null,
      rounds: roundsOfCoins(coins),
      coins: coinMetrics(coins, decimals),
    })),
    ({ rounds }) => rounds,
  );
