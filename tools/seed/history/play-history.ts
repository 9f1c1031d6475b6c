import type { Seeding } from '../seeding';
import { demoAccounts } from '../demo-accounts';
import { graphql } from '../graphql';
import { as } from '../people';
import { pastFunctions } from './past-functions';
import { planVisits } from './plan-visits';
import { playVisit, type PlayedBrand } from './play-visit';
import { ensurePlayers } from './players';
import { productTables } from './product-tables';

/** How far a history has come. */
export interface HistoryState {
  readonly brandId: string;
  /** Its first day, as YYYY-MM-DD (UTC). */
  readonly from: string;
  readonly daysDone: number;
}

export const historyDays = 90;

/** The last of its days is yesterday: what happens today is for those who are there. */
export const historyFrom = (now: Date): string =>
  new Date(now.getTime() - historyDays * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** As many people play at the same time. */
const abreast = 6;

/**
 * Plays what is left of a history, day by day, with the engine and through the wallet: each round is as real as those
 * that are played in the browser. `onDay` is told each day that is done. Answers how many rounds were played.
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
        .map((visit) => ({ brand, player, visit, from: new Date(from) })),
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
