import { QueryCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { ClaimStatus } from '#domain/dashboards/claim-counts';
import { indexes } from '#domain/keys';
import {
  claimHistoryPartition,
  claimSort,
  playerClaimsPartition,
  promotionClaimKey,
  promotionClaimsPartition,
} from '#domain/keys/promotions';
import { Refusal } from '#lambda/runtime/refusal';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import { ifUnchanged } from '#lambda/stores/if-unchanged';
import { claimItem, parseClaim, type ClaimRow } from '#lambda/stores/promotions/claim-row';
import { readRows } from '#lambda/stores/read-rows';
import { rowsOfPartition } from '#lambda/stores/rows-of-partition';
import type { StoreNeeds } from '#lambda/stores/store-needs';

export interface ClaimingPlayer {
  readonly brandId: string;
  readonly playerId: string;
}

/** The promotion and the period of a claim. */
export type ClaimOf = Pick<ClaimRow, 'promotionId' | 'period'>;

export interface ClaimPage {
  readonly rows: readonly ClaimRow[];
  /** The id after which the next page starts; undefined at the end. */
  readonly last: string | undefined;
}

export interface ClaimStore {
  /** The player's existing claims for these periods. */
  find(player: ClaimingPlayer, of: readonly ClaimOf[]): Promise<readonly ClaimRow[]>;
  /** All of the player's claims of a promotion. */
  ofPromotion(player: ClaimingPlayer, promotionId: string): Promise<readonly ClaimRow[]>;
  /** The player's claims with ids before `before`, newest first. */
  pageOfPlayer(player: ClaimingPlayer, limit: number, before: string | undefined): Promise<ClaimPage>;
  pageOfPromotion(promotionId: string, limit: number, before: string | undefined): Promise<ClaimPage>;
  /**
   * For a transaction. Refuses `write.collided` if a claim for the period exists; the caller then starts
   * again and finds it.
   */
  insert(claim: ClaimRow): GuardedItem;
  /** The player's claim by its id. Eventually consistent: a new claim can be missing for a moment. */
  ofId(player: ClaimingPlayer, id: string): Promise<ClaimRow | undefined>;
  /** For a transaction: ends a claim in progress. */
  end(player: ClaimingPlayer, of: ClaimOf, end: ClaimEnd): GuardedItem;
}

export interface ClaimEnd {
  readonly status: ClaimStatus;
  /** Minor units that were moved to the main purse. */
  readonly released: bigint;
  readonly endedAt: string;
}

export function claimStore(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): ClaimStore {
  const { dynamodb, mainTable: TableName } = needs;
  const page = async (
    index: (typeof indexes)[keyof typeof indexes],
    partition: string,
    limit: number,
    before: string | undefined,
  ): Promise<ClaimPage> => {
    const { Items = [] } = await dynamodb.send(
      new QueryCommand({
        TableName,
        IndexName: index,
        KeyConditionExpression: `${index}pk = :of${before === undefined ? '' : ` AND ${index}sk < :before`}`,
        ExpressionAttributeValues: marshall(
          { ':of': partition, ':before': before },
          { removeUndefinedValues: true },
        ),
        ScanIndexForward: false,
        Limit: limit + 1,
      }),
    );
    const rows = Items.slice(0, limit).map((item) => parseClaim(unmarshall(item)));
    return { rows, last: Items.length > limit ? rows.at(-1)?.id : undefined };
  };
  return {
    find: async ({ brandId, playerId }, of) => {
      const rows = await readRows(
        needs,
        of.map((claim) => ({ table: TableName, key: promotionClaimKey(brandId, playerId, claim) })),
      );
      return rows.flatMap((row) => (row === undefined ? [] : [parseClaim(row)]));
    },
    ofPromotion: async ({ brandId, playerId }, promotionId) => {
      const rows = await rowsOfPartition(needs, {
        table: TableName,
        partition: playerClaimsPartition(brandId, playerId),
        between: [`${claimSort}${promotionId}#`, `${claimSort}${promotionId}#~`],
      });
      return rows.map((row) => parseClaim(row));
    },
    pageOfPlayer: ({ brandId, playerId }, limit, before) =>
      page(indexes.byStatus, claimHistoryPartition(brandId, playerId), limit, before),
    pageOfPromotion: (promotionId, limit, before) =>
      page(indexes.byOwner, promotionClaimsPartition(promotionId), limit, before),
    ofId: async ({ brandId, playerId }, id) => {
      const { Items: [item] = [] } = await dynamodb.send(
        new QueryCommand({
          TableName,
          IndexName: indexes.byStatus,
          KeyConditionExpression: `${indexes.byStatus}pk = :of AND ${indexes.byStatus}sk = :id`,
          ExpressionAttributeValues: marshall({ ':of': claimHistoryPartition(brandId, playerId), ':id': id }),
        }),
      );
      return item && parseClaim(unmarshall(item));
    },
    end: ({ brandId, playerId }, of, { status, released, endedAt }) => ({
      write: {
        Update: {
          TableName,
          Key: marshall(promotionClaimKey(brandId, playerId, of)),
          UpdateExpression:
            'SET #status = :status, released = :released, endedAt = :at REMOVE dueAt, gsi3pk, gsi3sk',
          ConditionExpression: '#status = :active',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: marshall({
            ...{ ':status': status, ':released': `${released}`, ':at': endedAt, ':active': 'ACTIVE' },
          }),
        },
      },
      otherwise: new Refusal('write.collided'),
    }),
    insert: (claim) => ({
      write: { Put: { TableName, Item: claimItem(claim), ...ifUnchanged(0) } },
      otherwise: new Refusal('write.collided'),
    }),
  };
}
