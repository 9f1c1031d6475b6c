import type { Seeding } from '../seeding';
import { demoAccounts } from '../demo-accounts';
import { graphql } from '../graphql';
import { as } from '../people';
import { pastFunctions } from './past-functions';
import { planVisits } from './plan-visits';
import { playVisit, type PlayedBrand } from './play-visit';
import { ensurePlayers } from './players';
import { productTables } from './product-tables';

/** The progress of a history. */
export interface HistoryState {
  readonly brandId: string;
  /** Its first day, as YYYY-MM-DD (UTC). */
  readonly from: string;
  readonly daysDone: number;
}

export const historyDays = 90;

/** The first day of a history that ends yesterday. The history contains no rounds of today. */
export const historyFrom = (now: Date): string =>
  new Date(now.getTime() - historyDays * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The number of players who play at the same time. */
const abreast = 6;

/**
 * Plays the remaining days of a history with the game engine and the wallet, as for rounds in the browser. Calls `onDay`
 * after each completed day. Returns the number of rounds.
 */
export async function playHistory(
  seeding: Seeding,
  { brandId, from, daysDone }: HistoryState,
  onDay: (daysDone: number) => void,
): Promise<number> {
  const players = await ensurePlayers(seeding);
  const brand = await playedBrand(seeding, brandId);
  const functions = pastFunctions(await productTables(seeding));
  const visits = planVisits({
    days: historyDays,
    players: players.length,
    games: brand.gameIds.length,
    coins: brand.coins.length,
  });
  let rounds = 0;
  for (let day = daysDone; day < historyDays; day += 1) {
    const planned = players.flatMap((player, at) =>
      (visits[at] ?? [])
        .filter((visit) => visit.day === day)
        .map((visit) => ({
          brand,
          player,
          visit,
          isFirst: visit === visits[at]?.[0],
          from: new Date(from),
        })),
    );
    const queue = planned.values();
    const worker = async () => {
      for (const visit of queue) {
        const played = await playVisit(functions, visit);
        rounds += played;
      }
    };
    await Promise.all(Array.from({ length: abreast }, worker));
    onDay(day + 1);
  }
  return rounds;
}

async function playedBrand(seeding: Seeding, id: string): Promise<PlayedBrand> {
  const query = `query Played($id: ID!) {
    getBrand(id: $id) { id termsVersion gameIds coinTypes { code } packages { id } }
  }`;
  const { getBrand } = await as(seeding, demoAccounts.operator, (token) =>
    graphql<{ getBrand: FoundBrand }>(seeding, token, query, { id }),
  );
  const { coinTypes, packages, ...brand } = getBrand;
  return {
    ...brand,
    coins: coinTypes.map(({ code }) => code),
    packageIds: packages.map((found) => found.id),
  };
}

interface FoundBrand extends Pick<PlayedBrand, 'id' | 'termsVersion' | 'gameIds'> {
  readonly coinTypes: readonly { readonly code: string }[];
  readonly packages: readonly { readonly id: string }[];
}
