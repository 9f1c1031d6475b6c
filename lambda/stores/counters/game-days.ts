import { parse } from 'valibot';
import type { CompanyGame } from '#domain/counters/roll-up';
import { companyGameDayPartition } from '#domain/keys';
import { companyGameValues } from '#lambda/stores/counters/counter-rows';
import { rowsByKeys } from '#lambda/stores/rows-by-keys';
import type { PlayStoreNeeds } from '#lambda/stores/store-needs';

export interface GameOfCompany {
  readonly gameId: string;
  readonly companyId: string;
}

/** The counters of a game in all brands by day, without the days that have none. */
export type GameDays = (
  game: GameOfCompany,
  days: readonly string[],
) => Promise<ReadonlyMap<string, CompanyGame>>;

export const gameDays =
  ({ dynamodb, playTable: table }: PlayStoreNeeds): GameDays =>
  async ({ gameId, companyId }, days) => {
    const places = days.map((day) => ({
      table,
      key: { pk: companyGameDayPartition(companyId, day), sk: gameId },
    }));
    const rows = await rowsByKeys({ dynamodb }, places);
    return new Map(
      days.flatMap((day, place) =>
        rows[place] === undefined ? [] : [[day, parse(companyGameValues, rows[place])] as const],
      ),
    );
  };
