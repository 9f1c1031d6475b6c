import { grouped } from './grouped';
import { sumLevels, type DayCounters, type GameCounters, type LevelCell } from './day-counters';
import { addRounds, anyCoin, coinSums, gameSums, type GameSums, type RoundSums } from './round-sums';

/** A brand's day in one row. Up to 366 of these rows are read in one request. */
export interface BrandDay extends Pick<
  DayCounters,
  'players' | 'sessions' | 'playedMs' | 'cohorts' | 'gifts' | 'tournaments'
> {
  /** The number of players who joined on that day. */
  readonly newPlayers: number;
  /** By coin. */
  readonly coins: GameSums['coins'];
  /** By the company whose games were played, then by coin. */
  readonly providers: Readonly<Record<string, GameSums['coins']>>;
}

/** One day of a game in all brands and coins. Amounts have the unit of `companyDecimals`. */
export interface CompanyGame {
  readonly players: number;
  /** The number of brands in which it was played. */
  readonly brands: number;
  readonly cells: readonly LevelCell[];
}

export interface CompanyDayGame extends RoundSums {
  readonly players: number;
  readonly brands: number;
}

export interface PlatformBrand {
  readonly players: number;
  readonly newPlayers: number;
  readonly sessions: number;
  readonly rounds: number;
}

export interface PlatformDay extends PlatformBrand {
  /** The number of brands with a round on that day. */
  readonly brands: number;
}

/** The company of each game. Games that were deleted are missing. */
export type CompanyOfGame = ReadonlyMap<string, string>;

export function brandDay(counters: DayCounters, newPlayers: number, companyOf: CompanyOfGame): BrandDay {
  const { players, sessions, playedMs, cohorts, gifts, tournaments, games } = counters;
  const known = Object.entries(games).filter(([gameId]) => companyOf.has(gameId));
  const byCompany = grouped(known, ([gameId]) => companyOf.get(gameId) ?? '');
  const providers = [...byCompany].map(
    ([companyId, own]) => [companyId, coinSums({ games: Object.fromEntries(own) })] as const,
  );
  return {
    players,
    newPlayers,
    sessions,
    playedMs,
    cohorts,
    gifts,
    tournaments,
    coins: coinSums(counters),
    providers: Object.fromEntries(providers.sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** The sums of each game of a brand, by coin. */
export const brandGames = ({ games }: Pick<DayCounters, 'games'>): Readonly<Record<string, GameSums>> =>
  mapped(games, gameSums);

export const companyGame = (brands: readonly GameCounters[]): CompanyGame => ({
  players: brands.reduce((sum, { players }) => sum + players, 0),
  brands: brands.filter(({ players }) => players > 0).length,
  cells: sumLevels(brands.flatMap(({ cells }) => cells)),
});

export const companyDayGame = ({ players, brands, cells }: CompanyGame): CompanyDayGame => ({
  players,
  brands,
  ...anyCoin(cells),
});

export const platformBrand = ({ players, newPlayers, sessions, coins }: BrandDay): PlatformBrand => ({
  players,
  newPlayers,
  sessions,
  rounds: addRounds(Object.values(coins)).rounds,
});

export const platformDay = (brands: readonly PlatformBrand[]): PlatformDay => ({
  brands: brands.filter(({ rounds }) => rounds > 0).length,
  ...sumPlatform(brands),
});

/** Adds up brands or days. */
export const sumPlatform = (all: readonly PlatformBrand[]): PlatformBrand => {
  const sum = (of: (one: PlatformBrand) => number) => all.reduce((before, one) => before + of(one), 0);
  return {
    players: sum(({ players }) => players),
    newPlayers: sum(({ newPlayers }) => newPlayers),
    sessions: sum(({ sessions }) => sessions),
    rounds: sum(({ rounds }) => rounds),
  };
};

export const mapped = <From, To>(
  all: Readonly<Record<string, From>>,
  to: (value: From) => To,
): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, to(value)]));
