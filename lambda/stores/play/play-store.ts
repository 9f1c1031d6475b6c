import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { playKey, revealedSeedKey } from '#domain/keys';
import type { PlaySummary } from '#domain/play/play-totals';
import { Refusal } from '#lambda/runtime/refusal';
import type { BrandUserRow } from '#lambda/stores/brands/brand-user-row';
import { guardedWrite } from '#lambda/stores/guarded-write';
import { parsePlay, playPut, type PlayRow } from '#lambda/stores/play/play-row';
import { isAsRead } from '#lambda/stores/play/player-as-read';
import { closedSummary } from '#lambda/stores/play/play-summary-row';
import { parseRevealedSeed, revealedSeedItem, type RevealedSeed } from '#lambda/stores/play/revealed-seed';
import { playSessionPut, type PlaySessionRow } from '#lambda/stores/play/play-session-row';
import { readPlayRow } from '#lambda/stores/read-row';
import type { PlayStoreNeeds, StoreNeeds } from '#lambda/stores/store-needs';

/**
 * The play state of players, and rows that are written with it. A conflicting write is refused with
 * `write.collided`.
 */
export interface PlayStore {
  read(brandId: string, playerId: string): Promise<PlayRow | undefined>;
  revealed(brandId: string, playerId: string, serverSeedHash: string): Promise<RevealedSeed | undefined>;
  /**
   * For a transaction: replaces the row whose version is one lower, if the player's row, which has their status and
   * limits, still has the version that `play` names.
   */
  put(play: PlayRow): TransactWriteItem;
  /** For a transaction: like `put`, for any version of the row, if the player's row is unchanged. */
  change(player: BrandUserRow, play: PlayRow): readonly TransactWriteItem[];
  /** For a transaction: the last state of totals that a round closes. */
  close(summary: PlaySummary): TransactWriteItem;
  /** Starts a session. The player's row must be unchanged since it was read. */
  sit(player: BrandUserRow, play: PlayRow, session: PlaySessionRow): Promise<void>;
  rotate(play: PlayRow, revealed: RevealedSeed): Promise<void>;
}

export function playStore(needs: PlayStoreNeeds & Pick<StoreNeeds, 'mainTable'>): PlayStore {
  const { dynamodb, playTable: TableName } = needs;
  const put = (play: PlayRow) => playPut(TableName, play);
  const writeAll = (...writes: TransactWriteItem[]) =>
    guardedWrite(
      dynamodb,
      writes.map((write) => ({ write, otherwise: new Refusal('write.collided') })),
    );
  return {
    read: (brandId, playerId) => readPlayRow(needs, playKey(brandId, playerId), parsePlay),
    revealed: (brandId, playerId, serverSeedHash) =>
      readPlayRow(needs, revealedSeedKey(brandId, playerId, serverSeedHash), parseRevealedSeed),
    put,
    change: (player, play) => [
      isAsRead(needs.mainTable, player),
      playPut(TableName, play, { isPlayerChecked: true }),
    ],
    close: (summary) => closedSummary(TableName, summary),
    sit: (player, play, session) =>
      writeAll(
        isAsRead(needs.mainTable, player),
        playPut(TableName, play, { isPlayerChecked: true }),
        playSessionPut(TableName, session),
      ),
    rotate: (play, revealed) =>
      writeAll(put(play), {
        Put: {
          TableName,
          Item: revealedSeedItem(play, revealed),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      }),
  };
}
