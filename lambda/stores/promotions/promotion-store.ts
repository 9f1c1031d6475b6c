import { QueryCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { indexes } from '#domain/keys';
import { awaitingPromotionsPartition, brandPromotionsPartition, promotionKey } from '#domain/keys/promotions';
import { Refusal } from '#lambda/runtime/refusal';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import { ifUnchanged } from '#lambda/stores/if-unchanged';
import { parsePromotion, type PromotionRow } from '#lambda/stores/promotions/promotion-row';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

export interface PromotionPage {
  readonly rows: readonly PromotionRow[];
  /** The id after which the next page starts; undefined at the end. */
  readonly last: string | undefined;
}

interface AskedPage {
  readonly limit: number;
  readonly before: string | undefined;
  readonly awaiting: boolean;
}

export interface PromotionStore {
  read(id: string): Promise<PromotionRow | undefined>;
  /**
   * The promotions of a brand with ids before `before`, newest first. With `awaiting`, only promotions that
   * await confirmation.
   */
  page(brandId: string, asked: AskedPage): Promise<PromotionPage>;
  /** For a transaction: inserts a new promotion. */
  insert(row: PromotionRow): GuardedItem;
  /** For a transaction: replaces the row whose version is one lower. */
  replace(row: PromotionRow): GuardedItem;
  remove(row: PromotionRow): GuardedItem;
}

export function promotionStore(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): PromotionStore {
  const { dynamodb, mainTable: TableName } = needs;
  const stale = new Refusal('promotion.stale');
  return {
    read: (id) => readRow(needs, promotionKey(id), parsePromotion),
    page: async (brandId, { limit, before, awaiting }) => {
      const [index, partition] = awaiting
        ? (['review', awaitingPromotionsPartition(brandId)] as const)
        : (['byOwner', brandPromotionsPartition(brandId)] as const);
      const key = indexes[index];
      const { Items = [] } = await dynamodb.send(
        new QueryCommand({
          TableName,
          IndexName: key,
          KeyConditionExpression: `${key}pk = :brand${before === undefined ? '' : ` AND ${key}sk < :before`}`,
          ExpressionAttributeValues: marshall(
            { ':brand': partition, ':before': before },
            { removeUndefinedValues: true },
          ),
          ScanIndexForward: false,
          Limit: limit + 1,
        }),
      );
      const rows = Items.slice(0, limit).map((item) => parsePromotion(unmarshall(item)));
      return { rows, last: Items.length > limit ? rows.at(-1)?.id : undefined };
    },
    insert: (row) => ({
      write: { Put: { TableName, Item: itemOf(row), ...ifUnchanged(0) } },
      otherwise: new Refusal('write.collided'),
    }),
    replace: (row) => ({
      write: { Put: { TableName, Item: itemOf(row), ...ifUnchanged(row.version - 1) } },
      otherwise: stale,
    }),
    remove: ({ id, version }) => ({
      write: { Delete: { TableName, Key: marshall(promotionKey(id)), ...ifUnchanged(version) } },
      otherwise: stale,
    }),
  };
}

const itemOf = (row: PromotionRow) =>
  marshall({
    ...promotionKey(row.id),
    ...row,
    rules: JSON.stringify(row.rules),
    gsi1pk: brandPromotionsPartition(row.brandId),
    gsi1sk: row.id,
    ...(row.status === 'AWAITING_CONFIRMATION' && {
      gsi3pk: awaitingPromotionsPartition(row.brandId),
      gsi3sk: row.id,
    }),
  });
