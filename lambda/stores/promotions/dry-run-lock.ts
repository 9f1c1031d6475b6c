import { ConditionalCheckFailedException, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { limits } from '#domain/limits';
import { dryRunKey } from '#domain/keys/promotions';
import { Refusal } from '#lambda/runtime/refusal';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** The longest run, in milliseconds: the timeout of the function. */
export const longestRunMs = limits.promotion.dryRunSeconds * 1000;

export interface DryRunLock {
  /**
   * Refuses with `promotion.dry-run-running` during another dry run of the brand. Returns a function that ends the run. It
   * never throws, because the run has its result by then; a run that does not end is over after `longestRunMs`.
   */
  begin(brandId: string, runId: string, now: Date): Promise<() => Promise<void>>;
}

/** How long a row is kept after its time. The next dry run of the brand replaces it. */
const keptSeconds = 24 * 60 * 60;

/** Limits every brand to one dry run at a time, because one reads up to 36,000 movements. */
export function dryRunLock({ dynamodb, mainTable }: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): DryRunLock {
  const put = (brandId: string, runId: string, [until, now]: readonly [number, number]) =>
    dynamodb.send(
      new PutItemCommand({
        TableName: mainTable,
        Item: marshall({
          ...dryRunKey(brandId),
          runId,
          until,
          expiresAt: Math.ceil(until / 1000) + keptSeconds,
        }),
        ConditionExpression: 'attribute_not_exists(pk) OR #until <= :now OR runId = :own',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: marshall({ ':now': now, ':own': runId }),
      }),
    );
  return {
    begin: async (brandId, runId, at) => {
      const now = at.getTime();
      try {
        await put(brandId, runId, [now + longestRunMs, now]);
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) throw new Refusal('promotion.dry-run-running');
        throw error;
      }
      return async () => {
        try {
          await put(brandId, runId, [now, now]);
        } catch (error) {
          // Another run has begun, because this one took too long.
          if (!(error instanceof ConditionalCheckFailedException))
            console.error(`The dry run of ${brandId} blocks others until its time is over:`, error);
        }
      };
    },
  };
}
