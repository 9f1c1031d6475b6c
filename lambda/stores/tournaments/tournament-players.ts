import { object, parse, string } from 'valibot';
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
}

/** Players by their player ids. A player whose account was deleted is missing. */
export type TournamentPlayers = (
  brandId: string,
  playerIds: readonly string[],
) => Promise<ReadonlyMap<string, TournamentPlayer>>;

const linkSchema = object({ userId: string() });
const exclusionSchema = object({ until: string() });

export interface TournamentPlayersNeeds extends Pick<StoreNeeds, 'dynamodb' | 'mainTable'> {
  readonly clock: () => Date;
}

export function tournamentPlayers(needs: TournamentPlayersNeeds): TournamentPlayers {
  const read = (keys: readonly { readonly pk: string; readonly sk: string }[]) =>
    rowsByKeys(
      needs,
      keys.map((key) => ({ table: needs.mainTable, key })),
    );
  return async (brandId, named) => {
    const playerIds = [...new Set(named)];
    const links = await read(playerIds.map((playerId) => playerKey(brandId, playerId)));
    const known = playerIds.flatMap((playerId, place) => {
      const link = links[place];
      return link === undefined ? [] : [{ playerId, userId: parse(linkSchema, link).userId }];
    });
    const users = await read(known.map(({ userId }) => brandUserKey(brandId, userId)));
    const exclusions = await read(known.map(({ userId }) => exclusionKey(userId)));
    const now = needs.clock();
    const players = new Map<string, TournamentPlayer>();
    known.forEach(({ playerId, userId }, place) => {
      const row = users[place];
      if (row === undefined) return;
      const user = brandUserAt(parseBrandUser(row), now);
      const { displayName, level, levelSetAt, status, suspendedAt, suspendedMs } = user;
      const exclusion = exclusions[place];
      const isExcluded =
        exclusion !== undefined && parse(exclusionSchema, exclusion).until > now.toISOString();
      const isBarred = isExcluded || status !== 'ACTIVE';
      players.set(playerId, { userId, displayName, level, levelSetAt, isBarred, suspendedAt, suspendedMs });
    });
    return players;
  };
}
