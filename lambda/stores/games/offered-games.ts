import { gameKey } from '#domain/keys';
import { parseGame } from '#lambda/stores/games/game-row';
import { rowsByKeys } from '#lambda/stores/rows-by-keys';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** A game that is offered, with the bets of its live version. */
export interface OfferedGame {
  readonly id: string;
  /** In whole coins. */
  readonly betLevels: readonly number[];
  /** Of the certificate: a decimal, such as `0.962500`. */
  readonly rtp: string | undefined;
  /** The largest win of a round, in bets. */
  readonly maxWinX: number | undefined;
}

/** Returns the games among these that are offered and have a live version. */
export type OfferedGames = (gameIds: readonly string[]) => Promise<readonly OfferedGame[]>;

export const offeredGames =
  (needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): OfferedGames =>
  async (gameIds) => {
    const rows = await rowsByKeys(
      needs,
      gameIds.map((id) => ({ table: needs.mainTable, key: gameKey(id) })),
    );
    return rows.flatMap((row) => {
      const game = row === undefined ? undefined : parseGame(row);
      if (!game?.offered || !game.live) return [];
      const { betLevels, rtp, maxWinX } = game.live;
      return [{ id: game.id, betLevels, rtp, maxWinX }];
    });
  };
