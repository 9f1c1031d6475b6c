import { ConditionalCheckFailedException, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { codeMissesKey } from '#domain/keys/promotions';
import { limits } from '#domain/limits';
import { Refusal } from '#lambda/runtime/refusal';
import type { ClaimingPlayer } from '#lambda/stores/promotions/claim-store';
import type { StoreNeeds } from '#lambda/stores/store-needs';

const keptMs = 2 * 60 * 60_000;

/** Limits how many codes a player can try. */
export interface CodeMisses {
  /**
   * Counts a miss before the code is looked up, so that parallel requests cannot try more codes. Refuses with
   * `promotion.too-many-codes`. Returns a function that takes the miss back, for a code that was right. It never throws,
   * because the reward has been issued by then.
   */
  count(player: ClaimingPlayer, now: Date): Promise<() => Promise<void>>;
}

export function codeMisses({ dynamodb, mainTable }: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): CodeMisses {
  return {
    count: async ({ brandId, playerId }, now) => {
      const hour = now.toISOString().slice(0, '2026-11-30T14'.length);
      const change = (by: number, condition: string, most: number) =>
        dynamodb.send(
          new UpdateItemCommand({
            TableName: mainTable,
            Key: marshall(codeMissesKey(brandId, playerId, hour)),
            UpdateExpression: 'ADD misses :by SET expiresAt = :expiresAt',
            ConditionExpression: condition,
            ExpressionAttributeValues: marshall({
              ':by': by,
              ':most': most,
              ':expiresAt': Math.ceil((now.getTime() + keptMs) / 1000),
            }),
          }),
        );
      try {
        await change(1, 'attribute_not_exists(misses) OR misses < :most', limits.promotion.codeMisses);
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) throw new Refusal('promotion.too-many-codes');
        throw error;
      }
      return async () => {
        try {
          await change(-1, 'misses > :most', 0);
        } catch (error) {
          console.error(`A right code of ${playerId} in ${brandId} stays counted as a miss:`, error);
        }
      };
    },
  };
}
