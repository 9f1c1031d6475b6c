import { playKey } from '#domain/keys';
import type { OpenClaim } from '#domain/promotions/claims/open-claims';
import { parsePlay } from '#lambda/stores/play/play-row';
import { rowsByKeys } from '#lambda/stores/rows-by-keys';
import type { PlayStoreNeeds } from '#lambda/stores/store-needs';

/** The claims in the rows of players of a brand, by player id. Reads each row once, eventually consistently. */
export type ClaimsInProgress = (
  brandId: string,
  playerIds: readonly string[],
) => Promise<ReadonlyMap<string, readonly OpenClaim[]>>;

export const claimsInProgress =
  (needs: PlayStoreNeeds): ClaimsInProgress =>
  async (brandId, named) => {
    const playerIds = [...new Set(named)];
    const rows = await rowsByKeys(
      needs,
      playerIds.map((playerId) => ({ table: needs.playTable, key: playKey(brandId, playerId) })),
    );
    return new Map(playerIds.map((playerId, place) => [playerId, parsePlay(rows[place])?.claims ?? []]));
  };
