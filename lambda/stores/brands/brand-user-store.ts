import { marshall } from '@aws-sdk/util-dynamodb';
import {
  brandUserKey,
  carriedExclusionKey,
  playedBrandSort,
  playedBrandsPartition,
  playerKey,
} from '#domain/keys';
import type { Access } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { auditPut, type AuditEntry } from '#lambda/stores/audit/audit-row';
import { brandRights } from '#lambda/stores/brands/brand-rights';
import { parseBrandUser, type BrandUserRow } from '#lambda/stores/brands/brand-user-row';
import { guardedWrite, type GuardedItem } from '#lambda/stores/guarded-write';
import { parseUntil } from '#lambda/stores/play/play-facts-rows';
import { readRow } from '#lambda/stores/read-row';
import { readRows } from '#lambda/stores/read-rows';
import type { StoreNeeds } from '#lambda/stores/store-needs';

export interface Joining {
  readonly user: BrandUserRow;
  /** Access that the user still has, based on the rows that were read. */
  readonly access: Access | undefined;
  readonly audit: AuditEntry;
}

/** Players of brands. */
export interface BrandUserStore {
  user(brandId: string, sub: string): Promise<BrandUserRow | undefined>;
  /** End of an exclusion from the brand with an earlier account, in ISO 8601; it can be in the past. */
  carriedExclusion(brandId: string, sub: string): Promise<string | undefined>;
  /**
   * Writes a new player, or keeps an existing one. Returns the player. Refuses `caller.rights-withdrawn` and
   * `player.self-excluded`.
   */
  join(joining: Joining): Promise<BrandUserRow>;
}

export function brandUserStore(needs: StoreNeeds): BrandUserStore {
  const { dynamodb, mainTable: TableName, auditTable } = needs;
  const rights = brandRights(needs);
  const there = (brandId: string, sub: string) => readRow(needs, brandUserKey(brandId, sub), parseBrandUser);
  return {
    user: there,
    carriedExclusion: async (brandId, sub) => {
      const [row] = await readRows(needs, [{ table: TableName, key: carriedExclusionKey(sub, brandId) }]);
      return row === undefined ? undefined : parseUntil(row);
    },
    join: async ({ user, access, audit }) => {
      const { brandId, userId, playerId } = user;
      const isThere = new Refusal('write.collided');
      const put: GuardedItem = {
        write: {
          Put: {
            TableName,
            Item: marshall({
              ...brandUserKey(brandId, userId),
              ...user,
              gsi1pk: playedBrandsPartition(userId),
              gsi1sk: playedBrandSort(brandId),
            }),
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        otherwise: isThere,
      };
      try {
        await guardedWrite(dynamodb, [
          ...rights.inGroup(userId, access),
          rights.notExcluded(userId, new Date(audit.at)),
          put,
          {
            write: { Put: { TableName, Item: marshall({ ...playerKey(brandId, playerId), userId }) } },
            otherwise: isThere,
          },
          { write: auditPut(auditTable, audit), otherwise: isThere },
        ]);
        return user;
      } catch (error) {
        if (error !== isThere) throw error;
        const found = await there(brandId, userId);
        if (!found) throw error;
        return found;
      }
    },
  };
}
