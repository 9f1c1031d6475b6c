import { object, optional, parse, string } from 'valibot';
import { brandUserKey, exclusionKey, playerKey } from '#domain/keys';
import { brandUserAt, parseBrandUser, type BrandUserRow } from '#lambda/stores/brands/brand-user-row';
import { rowsByKeys } from '#lambda/stores/rows-by-keys';
import type { StoreNeeds } from '#lambda/stores/store-needs';

export interface TournamentPlayer extends Pick<
  BrandUserRow,
  'level' | 'levelSetAt' | 'suspendedAt' | 'suspendedMs'
> {
  readonly userId: string;
  readonly displayName: string;
  /** Excluded or suspended, in the brand or everywhere. */
  readonly isBarred: boolean;
  /** The start of the first of these bars, in milliseconds since 1970. 0 if unknown; undefined if not barred. */
  readonly barredAt: number | undefined;
}

/** Players by their player ids. A player whose account was deleted is missing. */
export type TournamentPlayers = (
  brandId: string,
  playerIds: readonly string[],
) => Promise<ReadonlyMap<string, TournamentPlayer>>;

const linkSchema = object({ userId: string() });
/** Exclusions without the time were written before it was recorded. */
const exclusionSchema = object({ until: string(), since: optional(string()) });

export interface TournamentPlayersNeeds extends Pick<StoreNeeds, 'dynamodb' | 'mainTable'> {
  readonly clock: () => Date;
}

export function tournamentPlayers(needs: TournamentPlayersNeeds): TournamentPlayers {
  const read = rowsOf(needs);
  return async (brandId, named) => {
    const known = await linkedUsers(read, brandId, named);
    const users = await read(known.map(({ userId }) => brandUserKey(brandId, userId)));
    const exclusions = await read(known.map(({ userId }) => exclusionKey(userId)));
    const now = needs.clock();
    const players = new Map<string, TournamentPlayer>();
    known.forEach(({ playerId, userId }, place) => {
      const row = users[place];
      if (row === undefined) return;
      const user = brandUserAt(parseBrandUser(row), now);
      const { displayName, level, levelSetAt, suspendedAt, suspendedMs } = user;
      const excluded = exclusions[place];
      const exclusion = excluded === undefined ? undefined : parse(exclusionSchema, excluded);
      const bars = [
        ...brandBars(user, now),
        ...(exclusion && exclusion.until > now.toISOString() ? [timeOf(exclusion.since)] : []),
      ];
      const isBarred = bars.length > 0;
      const barredAt = isBarred ? Math.min(...bars) : undefined;
      const bar = { isBarred, barredAt, suspendedAt, suspendedMs };
      players.set(playerId, { userId, displayName, level, levelSetAt, ...bar });
    });
    return players;
  };
}

/** The names of players by their player ids. A player whose account was deleted is missing. */
export type PlayerNames = (
  brandId: string,
  playerIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

const nameSchema = object({ displayName: string() });

/** Reads two rows for each player. */
export function playerNames(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): PlayerNames {
  const read = rowsOf(needs);
  return async (brandId, named) => {
    const known = await linkedUsers(read, brandId, named);
    const users = await read(known.map(({ userId }) => brandUserKey(brandId, userId)));
    return new Map(
      known.flatMap(({ playerId }, place) => {
        const user = users[place];
        return user === undefined ? [] : [[playerId, parse(nameSchema, user).displayName]];
      }),
    );
  };
}

type Read = (keys: readonly { readonly pk: string; readonly sk: string }[]) => ReturnType<typeof rowsByKeys>;

const rowsOf =
  (needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): Read =>
  (keys) =>
    rowsByKeys(
      needs,
      keys.map((key) => ({ table: needs.mainTable, key })),
    );

async function linkedUsers(read: Read, brandId: string, named: readonly string[]) {
  const playerIds = [...new Set(named)];
  const links = await read(playerIds.map((playerId) => playerKey(brandId, playerId)));
  return playerIds.flatMap((playerId, place) => {
    const link = links[place];
    return link === undefined ? [] : [{ playerId, userId: parse(linkSchema, link).userId }];
  });
}

/** The starts of a player's suspension and exclusion in the brand. */
function brandBars(
  { status, suspendedAt, selfExcludedUntil, selfExcludedAt }: BrandUserRow,
  now: Date,
): readonly number[] {
  // A suspended player can exclude themself too.
  const isExcluded = selfExcludedUntil !== null && selfExcludedUntil > now.toISOString();
  return [
    ...(status === 'ACTIVE' || status === 'SELF_EXCLUDED' ? [] : [timeOf(suspendedAt)]),
    ...(isExcluded || status === 'SELF_EXCLUDED' ? [timeOf(selfExcludedAt)] : []),
  ];
}

const timeOf = (at: string | null | undefined): number =>
  at === null || at === undefined ? 0 : Date.parse(at);
