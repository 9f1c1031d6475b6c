import { gameKey } from '#domain/keys';
import { parseGame } from '#lambda/stores/games/game-row';
import { rowsByKeys } from '#lambda/stores/rows-by-keys';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** Returns the ids of the games that are offered and have a live version. */
export const offeredGames =
  (needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>) =>
  async (gameIds: readonly string[]): Promise<readonly string[]> => {
    const rows = await rowsByKeys(
      needs,
      gameIds.map((id) => ({ table: needs.mainTable, key: gameKey(id) })),
    );
    return rows.flatMap((row) => {
      const game = row === undefined ? undefined : parseGame(row);
      return game?.offered === true && game.live ? [game.id] : [];
    });
  };
