import { playKey } from '#domain/keys';
import type { PlaySummary } from '#domain/play/play-totals';
import { parsePlayedTotals } from '#lambda/stores/play/play-totals-row';
import { readRows } from '#lambda/stores/read-rows';
import type { PlayStoreNeeds } from '#lambda/stores/store-needs';

/** Reads the current totals of up to 100 players. Players who have not played are left out. */
export type PlayedTotals = (brandId: string, players: readonly string[]) => Promise<readonly PlaySummary[]>;

export const playedTotals =
  (needs: PlayStoreNeeds): PlayedTotals =>
  async (brandId, players) => {
    const keys = players.map((player) => playKey(brandId, player));
    const rows = await readRows(
      needs,
      keys.map((key) => ({ table: needs.playTable, key })),
    );
    return rows.flatMap((row) => (row === undefined ? [] : (parsePlayedTotals(row) ?? [])));
  };
