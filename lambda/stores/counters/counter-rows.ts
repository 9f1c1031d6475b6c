import {
  array,
  number,
  object,
  omit,
  optional,
  pipe,
  record,
  string,
  transform,
  tuple,
  type GenericSchema,
  type InferInput,
} from 'valibot';
import type { Cell, DayCounters, GameCounters, LevelCell } from '#domain/counters/day-counters';
import {
  mapped,
  type BrandDay,
  type CompanyDayGame,
  type CompanyGame,
  type PlatformBrand,
  type PlatformDay,
} from '#domain/counters/roll-up';
import type { GameSums, RoundSums } from '#domain/counters/round-sums';
import { digits } from '#lambda/stores/play/play-totals-row';

/**
 * Lists have no field names, because every entry would repeat them. Sums are digits, because they can exceed the
 * exact range of numbers.
 */
const cell = pipe(
  tuple([string(), string(), digits, number(), digits, digits]),
  transform(([versionId, coin, betLevel, rounds, wins, winSquares]): Cell => ({
    versionId,
    coin,
    betLevel,
    rounds,
    wins,
    winSquares,
  })),
);
const levelCell = pipe(
  tuple([string(), digits, number(), digits, digits]),
  transform(([versionId, betLevel, rounds, wins, winSquares]): LevelCell => ({
    versionId,
    betLevel,
    rounds,
    wins,
    winSquares,
  })),
);
const sums = pipe(
  tuple([number(), digits, digits]),
  transform(([rounds, bets, wins]): RoundSums => ({ rounds, bets, wins })),
);
const coins = record(string(), sums);
const counts = record(string(), number());
const amounts = record(string(), digits);
/** Days that were counted before tournaments had a column lack it. */
const tournaments = optional(amounts, {});

export const gameCounters = object({
  players: number(),
  cells: array(cell),
}) satisfies GenericSchema<unknown, GameCounters>;

export const dayCounters = object({
  players: number(),
  sessions: number(),
  playedMs: number(),
  games: record(string(), gameCounters),
  cohorts: counts,
  gifts: amounts,
  tournaments,
}) satisfies GenericSchema<unknown, DayCounters>;

export const brandDayValues = object({
  players: number(),
  newPlayers: number(),
  sessions: number(),
  playedMs: number(),
  coins,
  providers: record(string(), coins),
  cohorts: counts,
  gifts: amounts,
  tournaments,
});

/** Without the cohorts, which take half of the row. */
export const playedDayValues = omit(brandDayValues, ['cohorts']);

export const brandGamesValues = object({
  games: record(string(), object({ players: number(), coins })),
}) satisfies GenericSchema<unknown, { readonly games: Readonly<Record<string, GameSums>> }>;

export const companyGameValues = object({
  players: number(),
  brands: number(),
  cells: array(levelCell),
}) satisfies GenericSchema<unknown, CompanyGame>;

const companyDayGame = pipe(
  tuple([number(), number(), number(), digits, digits]),
  transform(([players, brands, rounds, bets, wins]): CompanyDayGame => ({
    players,
    brands,
    rounds,
    bets,
    wins,
  })),
);
export const companyDayValues = object({ games: record(string(), companyDayGame) });

export const platformBrandValues = object({
  players: number(),
  newPlayers: number(),
  sessions: number(),
  rounds: number(),
}) satisfies GenericSchema<unknown, PlatformBrand>;

export const platformDayValues = object({
  ...platformBrandValues.entries,
  brands: number(),
}) satisfies GenericSchema<unknown, PlatformDay>;

const keptSums = ({ rounds, bets, wins }: RoundSums): InferInput<typeof sums> => [
  rounds,
  `${bets}`,
  `${wins}`,
];
const keptAmounts = (all: Readonly<Record<string, bigint>>) => mapped(all, (amount) => `${amount}`);
const keptCoins = (all: GameSums['coins']) => mapped(all, keptSums);

export const keptGame = ({ players, cells }: GameCounters) => ({
  players,
  cells: cells.map(({ versionId, coin, betLevel, rounds, wins, winSquares }) => [
    versionId,
    coin,
    `${betLevel}`,
    rounds,
    `${wins}`,
    `${winSquares}`,
  ]),
});

export const keptCounters = ({ games, gifts, tournaments: given, ...counted }: DayCounters) => ({
  ...counted,
  games: mapped(games, keptGame),
  gifts: keptAmounts(gifts),
  tournaments: keptAmounts(given),
});

export const keptBrandDay = ({
  coins: played,
  providers,
  gifts,
  tournaments: given,
  ...counted
}: BrandDay) => ({
  ...counted,
  coins: keptCoins(played),
  providers: mapped(providers, keptCoins),
  gifts: keptAmounts(gifts),
  tournaments: keptAmounts(given),
});

export const keptBrandGames = (games: Readonly<Record<string, GameSums>>) => ({
  games: mapped(games, ({ players, coins: played }) => ({ players, coins: keptCoins(played) })),
});

export const keptCompanyGame = ({ players, brands, cells }: CompanyGame) => ({
  players,
  brands,
  cells: cells.map(({ versionId, betLevel, rounds, wins, winSquares }) => [
    versionId,
    `${betLevel}`,
    rounds,
    `${wins}`,
    `${winSquares}`,
  ]),
});

export const keptCompanyDay = (games: Readonly<Record<string, CompanyDayGame>>) => ({
  games: mapped(games, ({ players, brands, rounds, bets, wins }) => [
    players,
    brands,
    rounds,
    `${bets}`,
    `${wins}`,
  ]),
});
