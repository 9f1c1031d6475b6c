import { marshall } from '@aws-sdk/util-dynamodb';
import { array, number, object, parse, string, type InferOutput } from 'valibot';
import { claimRequestKey, packageClaimKey } from '#domain/keys';
import { Refusal } from '#lambda/runtime/refusal';
import { grantedCoins } from '#lambda/stores/coins/coins-row';
import { guardedWrite, type GuardedItem } from '#lambda/stores/guarded-write';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

const claimSchema = object({
  packageId: string(),
  /** Numbered from 1 without gaps. */
  n: number(),
  coins: array(grantedCoins),
  at: string(),
});

const claimsSchema = object({
  count: number(),
  lastAt: string(),
  /** Request id of the last claim. */
  lastRequestId: string(),
});

/** A claim of a package, independent of later changes of the package. */
export type PackageClaim = Readonly<InferOutput<typeof claimSchema>>;
/** A player's claims of a package so far. */
export type PackageClaims = Readonly<InferOutput<typeof claimsSchema>>;

interface Player {
  readonly brandId: string;
  readonly playerId: string;
}

/** Claims of packages. The complete claim is stored before its first coins move. */
export interface PackageClaimStore {
  /** The claim that a request made. */
  claim(player: Player, requestId: string): Promise<PackageClaim | undefined>;
  claims(player: Player, packageId: string): Promise<PackageClaims | undefined>;
  /**
   * Returns false, and writes nothing, if the request was already processed or another claim of the package was
   * written first.
   */
  make(
    player: Player,
    requestId: string,
    claim: PackageClaim,
    guards: readonly GuardedItem[],
  ): Promise<boolean>;
}

export function packageClaimStore(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): PackageClaimStore {
  const { dynamodb, mainTable: TableName } = needs;
  const cameFirst = new Refusal('write.collided');
  return {
    claim: ({ brandId, playerId }, requestId) =>
      readRow(needs, claimRequestKey(brandId, playerId, requestId), (row) => parse(claimSchema, row)),
    claims: ({ brandId, playerId }, packageId) =>
      readRow(needs, packageClaimKey(brandId, playerId, packageId), (row) => parse(claimsSchema, row)),
    make: async ({ brandId, playerId }, requestId, claim, guards) => {
      const { packageId, n, at } = claim;
      const writes = [
        {
          Put: {
            TableName,
            Item: marshall({ ...claimRequestKey(brandId, playerId, requestId), ...claim }),
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        {
          Update: {
            TableName,
            Key: marshall(packageClaimKey(brandId, playerId, packageId)),
            UpdateExpression: 'SET #count = :n, lastAt = :at, lastRequestId = :request',
            ConditionExpression: n === 1 ? 'attribute_not_exists(pk)' : '#count = :before',
            ExpressionAttributeNames: { '#count': 'count' },
            ExpressionAttributeValues: marshall({
              ':n': n,
              ':at': at,
              ':request': requestId,
              ...(n === 1 ? {} : { ':before': n - 1 }),
            }),
          },
        },
      ];
      try {
        await guardedWrite(dynamodb, [
          ...guards,
          ...writes.map((write) => ({ write, otherwise: cameFirst })),
        ]);
        return true;
      } catch (error) {
        if (error !== cameFirst) throw error;
        return false;
      }
    },
  };
}
