import { companyDayGame, companyGame, platformDay } from '#domain/counters/roll-up';
import {
  companyDaysPartition,
  companyGameDayPartition,
  gameBrandsPartition,
  platformBrandsPartition,
  platformDaysPartition,
} from '#domain/keys';
import { eachAtOnce } from '#lambda/runtime/at-once';
import type { CountedDay } from '#lambda/stores/counters/count-days';
import {
  companyGameValues,
  gameCounters,
  keptCompanyDay,
  keptCompanyGame,
  platformBrandValues,
} from '#lambda/stores/counters/counter-rows';
import { versionOf, type CounterStore } from '#lambda/stores/counters/counter-store';

const atOnce = 16;

/**
 * Adds up counted days of brands to days of games (in all brands), of their companies and of the platform.
 */
export const rollUpDays = ({ counters }: { readonly counters: CounterStore }) => {
  const rollUpGame = async ({ day, gameId, companyId }: GameDay) => {
    const brands = await counters.under(gameBrandsPartition(gameId, day), gameCounters);
    const game = companyGame(brands.map(({ values }) => values));
    const key = { pk: companyGameDayPartition(companyId, day), sk: gameId };
    await counters.put(key, keptCompanyGame(game), versionOf(brands));
  };
  const rollUpCompany = async ({ day, companyId }: Omit<GameDay, 'gameId'>) => {
    const games = await counters.under(companyGameDayPartition(companyId, day), companyGameValues);
    const values = Object.fromEntries(games.map((game) => [game.name, companyDayGame(game.values)]));
    await counters.put(
      { pk: companyDaysPartition(companyId), sk: day },
      keptCompanyDay(values),
      versionOf(games),
    );
  };
  const rollUpPlatform = async (day: string) => {
    const brands = await counters.under(platformBrandsPartition(day), platformBrandValues);
    const values = platformDay(brands.map((brand) => brand.values));
    await counters.put({ pk: platformDaysPartition, sk: day }, values, versionOf(brands));
  };
  return async (counted: readonly CountedDay[]): Promise<void> => {
    const games = counted.flatMap(({ day, companyOf }) =>
      [...companyOf].map(([gameId, companyId]) => ({ day, gameId, companyId })),
    );
    await eachAtOnce(
      onceEach(games, ({ day, gameId }) => `${day} ${gameId}`),
      atOnce,
      rollUpGame,
    );
    await eachAtOnce(
      onceEach(games, ({ day, companyId }) => `${day} ${companyId}`),
      atOnce,
      rollUpCompany,
    );
    await eachAtOnce(new Set(counted.map(({ day }) => day)), atOnce, rollUpPlatform);
  };
};

interface GameDay {
  readonly day: string;
  readonly gameId: string;
  readonly companyId: string;
}

const onceEach = <Of>(all: readonly Of[], nameOf: (one: Of) => string): Iterable<Of> =>
  new Map(all.map((one) => [nameOf(one), one])).values();
