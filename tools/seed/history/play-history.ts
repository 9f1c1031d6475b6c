import type { CoinType } from '#domain/generated/types';
import { endOpeningOffer } from '../brands';
import { demoBrand, demoBrands, type PlayedDemoBrand } from '../demo-brand';
import { demoGames } from '../games/demo-games';
import { graphql } from '../graphql';
import { as } from '../people';
import type { Seeding } from '../seeding';
import { subOf } from '../sign-in';
import { claimRewards } from './claim-rewards';
import { joinUpcoming } from './join-upcoming';
import { pastFunctions } from './past-functions';
import { pastManager } from './past-manager';
import { pastPromotionManager } from './past-promotion-manager';
import { pastPromotions, publishPastPromotions } from './past-promotions';
import { pastTournaments, publishPastTournaments, type PublishedTournament } from './past-tournaments';
import { planVisits, type Visit } from './plan-visits';
import { playVisit, type PlannedVisit, type PlayedBrand } from './play-visit';
import { ensurePlayers, type SignedUpPlayer } from './players';
import { productTables, type ProductTables } from './product-tables';
import { profileOf, profilePlayers } from './profile-players';
import { settleTournament, untilLeaderboardIsCopied } from './settle-tournament';

/** The progress of a history. */
export interface HistoryState {
  /** The first demo brand. */
  readonly brandId: string;
  /** The demo brands in the order of `demoBrands`; the first one only in a history of an older version. */
  readonly brandIds?: readonly string[];
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

/** The plan of one brand's visits, by player. */
export const visitsOfBrand = (
  { brand, players, coinTypes }: Pick<PlayedDemoBrand, 'brand' | 'players' | 'coinTypes'>,
  days: number,
): readonly (readonly Visit[])[] =>
  planVisits({
    brand: brand.slug,
    ...{ days, players },
    popular: popularGames.map((popular) => demoGames.findIndex(({ code }) => code === popular)),
    games: demoGames.length,
    coins: coinTypes.filter(({ kind }) => kind === 'PLAY').length,
  });

const popularGames = ['aurora-veil', 'ember-caldera', 'geode-hall', 'pearl-current', 'tundra-ways'];

/** A brand with its part of the history. */
interface HistoryBrand {
  readonly demo: PlayedDemoBrand;
  readonly brand: PlayedBrand;
  readonly players: readonly SignedUpPlayer[];
  readonly visits: readonly (readonly Visit[])[];
  readonly tournaments: readonly PublishedTournament[];
}

/**
 * Plays the remaining days of a history with the game engine and the wallet, as for rounds in the browser, with tournaments and
 * promotions and, at the end, what players and managers do today. Calls `onDay` after each completed day. Returns the number of
 * rounds.
 */
export async function playHistory(
  seeding: Seeding,
  { brandId, brandIds = [brandId], from, days, daysDone }: HistoryState,
  onDay: (daysDone: number) => void,
): Promise<number> {
  const players = await ensurePlayers(seeding);
  const tables = await productTables(seeding);
  const functions = pastFunctions(tables);
  const brands: HistoryBrand[] = [];
  for (const [index, id] of brandIds.entries()) {
    const demo = demoBrands[index];
    if (demo)
      brands.push({
        ...(await publishedBrand(seeding, tables, { demo, index, id, from, days })),
        players: players.filter((player) => player.brand === index),
        visits: visitsOfBrand(demo, days),
      });
  }
  let rounds = 0;
  for (let day = daysDone; day < days; day += 1) {
    for (const { id, endDay } of brands.flatMap(({ tournaments }) => tournaments))
      if (endDay === day) await untilLeaderboardIsCopied(seeding, tables, id);
    const queue = brands.flatMap((brand) => plannedOn(brand, day, from)).values();
    const worker = async () => {
      for (const visit of queue) {
        const played = await playVisit(functions, visit);
        rounds += played;
      }
    };
    await Promise.all(Array.from({ length: abreast }, worker));
    if (day === 0) for (const { demo, brand } of brands) await endOpeningOffer(seeding, demo, brand.id);
    if (day === days - 1) await finish(seeding, brands, players, days);
    onDay(day + 1);
  }
  return rounds;
}

/** The tournaments and promotions of the history are published by the owner of the brand. */
async function publishedBrand(
  seeding: Seeding,
  tables: ProductTables,
  {
    demo,
    index,
    id,
    from,
    days,
  }: { demo: PlayedDemoBrand; index: number; id: string; from: string; days: number },
) {
  const brand = await playedBrand(seeding, demo, id);
  const sub = await as(seeding, demo.operator, (token) => Promise.resolve(subOf(token)));
  const manager = { sub, groups: ['OPERATORS' as const] };
  const end = new Date(Date.parse(from) + days * dayMs);
  const place = { brandId: id, gameIds: brand.gameIds, coin: brand.coins[0] ?? '', end, days };
  const tournaments = await publishPastTournaments(
    pastManager(tables),
    manager,
    pastTournaments[index] ?? [],
    place,
  );
  const promotions = await publishPastPromotions(
    pastPromotionManager(tables),
    manager,
    pastPromotions[index] ?? [],
    place,
  );
  return { demo, brand: { ...brand, promotions }, tournaments };
}

const plannedOn = ({ brand, players, visits }: HistoryBrand, day: number, from: string): PlannedVisit[] =>
  players.flatMap((player, at) =>
    (visits[at] ?? [])
      .filter((visit) => visit.day === day)
      .map((visit) => ({
        ...{ brand, player, visit },
        isFirst: visit === visits[at]?.[0],
        from: new Date(from),
      })),
  );

/** Prizes, rewards and buy-ins are moved now, so they come after all visits of the past. */
async function finish(
  seeding: Seeding,
  brands: readonly HistoryBrand[],
  players: readonly SignedUpPlayer[],
  days: number,
): Promise<void> {
  for (const { id, endDay } of brands.flatMap(({ tournaments }) => tournaments))
    if (endDay <= days) await settleTournament(seeding, id);
  for (const { demo, brand } of brands)
    if (demo === demoBrand) {
      await claimRewards(seeding, brand.id);
      await joinUpcoming(seeding, brand.id);
    }
  for (const { demo, brand, players: own, visits } of brands)
    await profilePlayers(
      seeding,
      { id: brand.id, name: demo.brand.name, manager: demo.operator },
      own.map((player, at) => ({
        player,
        profile: profileOf(players.indexOf(player), visits[at]?.length ?? 0),
      })),
    );
}

async function playedBrand(
  seeding: Seeding,
  { operator }: Pick<PlayedDemoBrand, 'operator'>,
  id: string,
): Promise<Omit<PlayedBrand, 'promotions'>> {
  const query = `query Played($id: ID!) {
    getBrand(id: $id) { id termsVersion gameIds coinTypes { code kind } packages { id } }
  }`;
  const { getBrand } = await as(seeding, operator, (token) =>
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
