import { object, optional, parse } from 'valibot';
import { playKey } from '#domain/keys';
import type { OpenClaim } from '#domain/promotions/claims/open-claims';
import { keptClaimsSchema, openClaimOf } from '#lambda/stores/play/open-claims-row';
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
      // The rows also contain secret seeds.
      { attributes: ['claims'] },
    );
    return new Map(playerIds.map((playerId, place) => [playerId, claimsIn(rows[place], playerId)]));
  };

const schema = optional(object({ claims: optional(keptClaimsSchema, []) }), {});

const claimsIn = (row: unknown, playerId: string): readonly OpenClaim[] =>
  parse(schema, row).claims.map((claim) => openClaimOf(playerId, claim));
