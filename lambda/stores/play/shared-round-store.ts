import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { sharedRoundsKey } from '#domain/keys';
import { Refusal } from '#lambda/runtime/refusal';
import type { BrandUserRow } from '#lambda/stores/brands/brand-user-row';
import { guardedWrite } from '#lambda/stores/guarded-write';
import { isAsRead } from '#lambda/stores/play/player-as-read';
import { replayDelete, replayPut, type ReplayRow } from '#lambda/stores/play/replay-row';
import {
  parseSharedRounds,
  sharedRoundsDelete,
  sharedRoundsPut,
  type SharedRoundsRow,
} from '#lambda/stores/play/shared-rounds-row';
import { readPlayRow } from '#lambda/stores/read-row';
import type { PlayStoreNeeds, StoreNeeds } from '#lambda/stores/store-needs';

/** The rounds that players share. A conflicting write is refused with `write.collided`. */
export interface SharedRoundStore {
  read(brandId: string, playerId: string): Promise<SharedRoundsRow | undefined>;
  /**
   * The player's row must be unchanged since it was read, so that a player whose account is being deleted shares
   * nothing.
   */
  share(player: BrandUserRow, rounds: SharedRoundsRow, replay: ReplayRow): Promise<void>;
  unshare(rounds: SharedRoundsRow, replayId: string): Promise<void>;
}

export function sharedRoundStore(needs: PlayStoreNeeds & Pick<StoreNeeds, 'mainTable'>): SharedRoundStore {
  const { dynamodb, playTable, mainTable } = needs;
  const writeAll = (...writes: TransactWriteItem[]) =>
    guardedWrite(
      dynamodb,
      writes.map((write) => ({ write, otherwise: new Refusal('write.collided') })),
    );
  return {
    read: (brandId, playerId) => readSharedRounds(needs, brandId, playerId),
    share: (player, rounds, replay) =>
      writeAll(isAsRead(mainTable, player), sharedRoundsPut(playTable, rounds), replayPut(playTable, replay)),
    unshare: (rounds, replayId) =>
      writeAll(sharedRoundsPut(playTable, rounds), replayDelete(playTable, replayId)),
  };
}

/** For a transaction: deletes all replays of a player in a brand. Takes up to 51 of the transaction's 100 items. */
export async function unshareAll(
  needs: PlayStoreNeeds,
  brandId: string,
  playerId: string,
): Promise<readonly TransactWriteItem[]> {
  const rounds = await readSharedRounds(needs, brandId, playerId);
  if (!rounds) return [];
  const { playTable } = needs;
  const replays = rounds.shared.map(({ replayId }) => replayDelete(playTable, replayId));
  return [sharedRoundsDelete(playTable, rounds), ...replays];
}

const readSharedRounds = (needs: PlayStoreNeeds, brandId: string, playerId: string) =>
  readPlayRow(needs, sharedRoundsKey(brandId, playerId), parseSharedRounds);
