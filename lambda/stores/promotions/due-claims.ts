import { paginateQuery } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { indexes } from '#domain/keys';
import { dueClaimLanes, dueClaimsPartition, promotionClaimKey } from '#domain/keys/promotions';
import { Refusal } from '#lambda/runtime/refusal';
import { guardedWrite } from '#lambda/stores/guarded-write';
import { dueKeys, parseClaim, type ClaimRow } from '#lambda/stores/promotions/claim-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

export type DueClaim = Pick<ClaimRow, 'id' | 'brandId' | 'playerId' | 'promotionId' | 'period'>;

/** Claims in progress, by the earliest time at which they expire. */
export interface DueClaimStore {
  /** Claims that have expired, oldest first in each part of the index. */
  before(time: Date): AsyncIterable<DueClaim>;
  /** `dueAt` is ISO 8601. Refuses `write.collided` if the claim has ended. */
  postpone(claim: DueClaim, dueAt: string): Promise<void>;
}

export function dueClaimStore({
  dynamodb,
  mainTable: TableName,
}: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): DueClaimStore {
  return {
    before: async function* (time) {
      for (let lane = 0; lane < dueClaimLanes; lane += 1) {
        const pages = paginateQuery(
          { client: dynamodb },
          {
            TableName,
            IndexName: indexes.review,
            KeyConditionExpression: `${indexes.review}pk = :lane AND ${indexes.review}sk <= :time`,
            ExpressionAttributeValues: marshall({
              ':lane': dueClaimsPartition(lane),
              ':time': `${time.toISOString()}~`,
            }),
          },
        );
        for await (const { Items = [] } of pages)
          for (const item of Items) yield parseClaim(unmarshall(item));
      }
    },
    postpone: ({ id, brandId, playerId, ...of }, dueAt) => {
      const { gsi3sk } = dueKeys(id, dueAt);
      return guardedWrite(dynamodb, [
        {
          write: {
            Update: {
              TableName,
              Key: marshall(promotionClaimKey(brandId, playerId, of)),
              UpdateExpression: 'SET dueAt = :due, gsi3sk = :sort',
              ConditionExpression: '#status = :active',
              ExpressionAttributeNames: { '#status': 'status' },
              ExpressionAttributeValues: marshall({ ':due': dueAt, ':sort': gsi3sk, ':active': 'ACTIVE' }),
            },
          },
          otherwise: new Refusal('write.collided'),
        },
      ]);
    },
  };
}
