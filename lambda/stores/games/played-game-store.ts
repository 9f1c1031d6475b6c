import { array, number, object, parse, string } from 'valibot';
import type { UserGroup } from '#domain/generated/types';
import { ageKey, exclusionKey, gameKey, gameVersionKey, mathModelKey, withdrawnKey } from '#domain/keys';
import { parseGame, type GameRow } from '#lambda/stores/games/game-row';
import { parseUntil } from '#lambda/stores/play/play-facts-rows';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** What of a version is played with; never changes once it is submitted. */
export interface PlayedVersion {
  /** Canonical JSON. */
  readonly mathModel: string;
  readonly mathModelHash: string;
  readonly betLevels: readonly number[];
}

/** What play for fun asks of games and people. */
export interface PlayedGameStore {
  /** That the person has said to be of age. */
  isOfAge(sub: string): Promise<boolean>;
  /** Until when (ISO 8601) the person excluded themselves from every brand. The time may have passed. */
  excludedUntil(sub: string): Promise<string | undefined>;
  /** That the access was withdrawn, whatever the person's token says. */
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
