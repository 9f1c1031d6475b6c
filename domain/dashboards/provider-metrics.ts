import { companyDecimals } from '#domain/counters/company-units';
import type { DateRange } from '#domain/counters/date-range';
import { everyDay } from '#domain/counters/days';
import type { CompanyDayGame } from '#domain/counters/roll-up';
import { addRounds } from '#domain/counters/round-sums';
import type { GameStatus, ProviderDay, ProviderGameMetrics, ProviderMetrics } from '#domain/generated/types';
import { daysIn } from './brand-metrics';
import { averageOfDays, byRounds, roundMetrics } from './averages';
import type { ByDay } from './play-metrics';

/** One day of a company, with its counters by game. */
export type CompanyGames = Readonly<Record<string, CompanyDayGame>>;

export interface ProviderGame {
  readonly id: string;
  readonly title: string;
  readonly status: GameStatus;
}

export function providerMetrics(
  range: DateRange,
  byDay: ByDay<CompanyGames>,
  games: readonly ProviderGame[],
): Omit<ProviderMetrics, 'companyId'> {
  const all = [...byDay.values()].flatMap((day) => Object.values(day));
  return {
    ...range,
    playerDays: playersOf(all),
    averagePlayers: averageOfDays(playersOf(all), daysIn(range)),
    decimals: companyDecimals,
    liveGames: games.filter(({ status }) => status === 'LIVE').length,
    totals: roundMetrics(addRounds(all)),
    days: daysOf(range, byDay),
    games: byRounds(
      games.map((game) => gameOf(game, byDay)),
      ({ figures }) => figures.rounds,
    ),
  };
}

const playersOf = (games: readonly CompanyDayGame[]) => games.reduce((sum, { players }) => sum + players, 0);

const daysOf = ({ from, to }: DateRange, byDay: ByDay<CompanyGames>): ProviderDay[] =>
  everyDay(from, to).map((day) => {
    const games = Object.values(byDay.get(day) ?? {});
    return { day, players: playersOf(games), figures: roundMetrics(addRounds(games)) };
  });

function gameOf({ id, title, status }: ProviderGame, byDay: ByDay<CompanyGames>): ProviderGameMetrics {
  const days = [...byDay.values()].flatMap(({ [id]: game }) => (game ? [game] : []));
  return {
    gameId: id,
    title,
    status,
    playerDays: playersOf(days),
    brands: days.reduce((most, { brands }) => Math.max(most, brands), 0),
    figures: roundMetrics(addRounds(days)),
  };
}
