import type { CoinType } from '#domain/generated/types';
import type { Seeding } from '../seeding';
import { demoAccounts } from '../demo-accounts';
import { graphql } from '../graphql';
import { as } from '../people';
import { subOf } from '../sign-in';
import { claimRewards } from './claim-rewards';
import { joinUpcoming } from './join-upcoming';
import { pastFunctions } from './past-functions';
import { pastManager } from './past-manager';
import { pastTournaments, publishPastTournaments } from './past-tournaments';
import { planVisits } from './plan-visits';
import { playVisit, type PlayedBrand } from './play-visit';
import { ensurePlayers } from './players';
import { productTables } from './product-tables';
import { settleTournament, untilLeaderboardIsCopied } from './settle-tournament';

/** The progress of a history. */
export interface HistoryState {
  readonly brandId: string;
  /** Its first day, as YYYY-MM-DD (UTC). */
  readonly from: string;
  readonly days: number;
  readonly daysDone: number;
}

const dayMs = 24 * 60 * 60_000;

/** The first day of a history that ends yesterday. The history contains no rounds of today. */
export const historyFrom = (now: Date, days: number): string =>
  new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);

/** The number of players who play at the same time. */
const abreast = 6;

/**
 * Plays the remaining days of a history with the game engine and the wallet, as for rounds in the browser, with two
 * tournaments and, at the end, rewards of promotions. Calls `onDay` after each completed day. Returns the number of rounds.
 */
export async function playHistory(
  seeding: Seeding,
  { brandId, from, days, daysDone }: HistoryState,
  onDay: (daysDone: number) => void,
): Promise<number> {
  const players = await ensurePlayers(seeding);
  const brand = await playedBrand(seeding, brandId);
  const tables = await productTables(seeding);
  const functions = pastFunctions(tables);
  const operator = await as(seeding, demoAccounts.operator, (token) => Promise.resolve(subOf(token)));
  const tournamentIds = await publishPastTournaments(
    pastManager(tables),
    { sub: operator, groups: ['OPERATORS'] },
    { brandId, gameIds: brand.gameIds, end: new Date(Date.parse(from) + days * dayMs) },
  );
  const ended = (day: number) =>
    tournamentIds.filter((_id, at) => days + (pastTournaments[at]?.endDay ?? Infinity) === day);
  const visits = planVisits({
    days,
    players: players.length,
    games: brand.gameIds.length,
    coins: brand.coins.length,
  });
  let rounds = 0;
  for (let day = daysDone; day < days; day += 1) {
    for (const id of ended(day)) await untilLeaderboardIsCopied(seeding, tables, id);
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
    if (day === days - 1) await finish(seeding, brandId, tournamentIds);
    onDay(day + 1);
  }
  return rounds;
}

/** Prizes, rewards and buy-ins are moved now, so they come after all visits of the past. */
async function finish(seeding: Seeding, brandId: string, tournamentIds: readonly string[]): Promise<void> {
  for (const [at, { endDay }] of pastTournaments.entries())
    if (endDay <= 0) await settleTournament(seeding, tournamentIds[at] ?? '');
  await claimRewards(seeding, brandId);
  await joinUpcoming(seeding, brandId);
}

async function playedBrand(seeding: Seeding, id: string): Promise<PlayedBrand> {
  const query = `query Played($id: ID!) {
    getBrand(id: $id) { id termsVersion gameIds coinTypes { code kind } packages { id } }
  }`;
  const { getBrand } = await as(seeding, demoAccounts.operator, (token) =>
    graphql<{ getBrand: FoundBrand }>(seeding, token, query, { id }),
  );
  const { coinTypes, packages, ...brand } = getBrand;
  return {
    ...brand,
    // Tickets cannot be played with.
    coins: coinTypes.filter(({ kind }) => kind === 'PLAY').map(({ code }) => code),
    packageIds: packages.map((found) => found.id),
  };
}

interface FoundBrand extends Pick<PlayedBrand, 'id' | 'termsVersion' | 'gameIds'> {
  readonly coinTypes: readonly Pick<CoinType, 'code' | 'kind'>[];
  readonly packages: readonly { readonly id: string }[];
}
