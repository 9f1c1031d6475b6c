import { marshall } from '@aws-sdk/util-dynamodb';
import { array, boolean, number, object, parse, picklist, type InferOutput } from 'valibot';
import { publishedPromotionsKey } from '#domain/keys/promotions';
import { Refusal } from '#lambda/runtime/refusal';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import { ifUnchanged } from '#lambda/stores/if-unchanged';
import { promotionTypes } from '#domain/promotions/presets';
import { keptRules } from '#lambda/stores/promotions/promotion-row';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

const entry = object({ type: picklist(promotionTypes), rules: keptRules, isPaused: boolean() });
const schema = object({ promotions: array(entry), version: number() });

/** A promotion with its frozen rules. */
export type PublishedPromotion = Readonly<InferOutput<typeof entry>>;

/**
 * The published or paused promotions of a brand. A promotion that has ended stays in the list until the next
 * one is published.
 */
export interface PublishedPromotions {
  readonly promotions: readonly PublishedPromotion[];
  /** Number of writes; 0 before the first. */
  readonly version: number;
}

export const parsePublishedPromotions = (row: unknown): PublishedPromotions => parse(schema, row);

export const readPublishedPromotions = async (
  needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>,
  brandId: string,
): Promise<PublishedPromotions> =>
  (await readRow(needs, publishedPromotionsKey(brandId), parsePublishedPromotions)) ?? {
    promotions: [],
    version: 0,
  };

/** For a transaction: replaces the list that was read. */
export const publishedPromotionsPut = (
  TableName: string,
  brandId: string,
  { version }: PublishedPromotions,
  promotions: readonly PublishedPromotion[],
): GuardedItem => ({
  write: {
    Put: {
      TableName,
      Item: marshall({
        ...publishedPromotionsKey(brandId),
        promotions: promotions.map(({ rules, ...rest }) => ({ ...rest, rules: JSON.stringify(rules) })),
        version: version + 1,
      }),
      ...ifUnchanged(version),
    },
  },
  otherwise: new Refusal('write.collided'),
});
