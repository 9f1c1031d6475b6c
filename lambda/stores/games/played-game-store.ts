import { array, number, object, parse, string } from 'valibot';
import type { UserGroup } from '#domain/generated/types';
import { ageKey, exclusionKey, gameKey, gameVersionKey, mathModelKey, withdrawnKey } from '#domain/keys';
import { parseGame, type GameRow } from '#lambda/stores/games/game-row';
import { parseUntil } from '#lambda/stores/play/play-facts-rows';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** The fields of a version that play needs; they never change after submission. */
export interface PlayedVersion {
  /** Canonical JSON. */
  readonly mathModel: string;
  readonly mathModelHash: string;
  readonly betLevels: readonly number[];
}

/** Reads that free play needs about games and users. */
export interface PlayedGameStore {
  /** Whether the user has confirmed their age. */
  isOfAge(sub: string): Promise<boolean>;
  /** End (ISO 8601) of the user's exclusion from all brands; it can be in the past. */
  excludedUntil(sub: string): Promise<string | undefined>;
  /** Whether the access was withdrawn, whatever the user's token contains. */
  isWithdrawn(sub: string, group: UserGroup): Promise<boolean>;
  game(id: string): Promise<GameRow | undefined>;
  version(gameId: string, id: string): Promise<PlayedVersion | undefined>;
}

export function playedGameStore(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): PlayedGameStore {
  return {
    isOfAge: async (sub) => (await readRow(needs, ageKey(sub), () => true)) ?? false,
    excludedUntil: (sub) => readRow(needs, exclusionKey(sub), parseUntil),
    isWithdrawn: async (sub, group) => (await readRow(needs, withdrawnKey(sub, group), () => true)) ?? false,
    game: (id) => readRow(needs, gameKey(id), parseGame),
    version: async (gameId, id) => {
      const [bets, model] = await Promise.all([
        readRow(needs, gameVersionKey(gameId, id), (row) => parse(betSchema, row)),
        readRow(needs, mathModelKey(gameId, id), (row) => parse(modelSchema, row)),
      ]);
      return bets && model && { ...model, ...bets };
    },
  };
}

const betSchema = object({ betLevels: array(number()) });
const modelSchema = object({ mathModel: string(), mathModelHash: string() });
