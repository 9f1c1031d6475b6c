import { object, parse, string } from 'valibot';
import { gameKey, gameVersionKey, mathModelKey } from '#domain/keys';
import { parseGame, type GameRow } from '#lambda/stores/games/game-row';
import { parseGameVersion, type GameVersionRow } from '#lambda/stores/games/game-version-row';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** Games with their versions and models. */
export interface GameVersionReads {
  game(gameId: string): Promise<GameRow | undefined>;
  version(gameId: string, id: string): Promise<GameVersionRow | undefined>;
  /** Canonical JSON. */
  model(gameId: string, versionId: string): Promise<string | undefined>;
}

export const gameVersionReads = (needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): GameVersionReads => ({
  game: (gameId) => readRow(needs, gameKey(gameId), parseGame),
  version: (gameId, id) => readRow(needs, gameVersionKey(gameId, id), parseGameVersion),
  model: (gameId, versionId) => readRow(needs, mathModelKey(gameId, versionId), parseModel),
});

const parseModel = (row: unknown) => parse(object({ mathModel: string() }), row).mathModel;
