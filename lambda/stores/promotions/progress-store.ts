import { ConditionalCheckFailedException, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { array, number, object, parse, pipe, string, transform } from 'valibot';
import { promotionProgressKey } from '#domain/keys/promotions';
import type { Progress, Tally } from '#domain/promotions/conditions';
import type { ClaimingPlayer } from '#lambda/stores/promotions/claim-store';
import { readRows } from '#lambda/stores/read-rows';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/**
 * The progress of players in promotions. The rows are a cache: without them, all rounds are counted again.
 */
export interface ProgressStore {
  /** In the order of the promotions; undefined for promotions without stored progress. */
  read(player: ClaimingPlayer, promotionIds: readonly string[]): Promise<readonly (Progress | undefined)[]>;
  /** Stores the progress unless a later one is already stored. */
  keep(player: ClaimingPlayer, promotionId: string, progress: Progress): Promise<void>;
}

const count = pipe(
  string(),
  transform((digits) => BigInt(digits)),
);
const tally = object({ from: number(), value: count, run: count });
const schema = object({ lastSeq: number(), conditions: array(array(tally)), basis: array(tally) });

export function progressStore(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): ProgressStore {
  const { dynamodb, mainTable: TableName } = needs;
  return {
    read: async ({ brandId, playerId }, promotionIds) => {
      const rows = await readRows(
        needs,
        promotionIds.map((promotionId) => ({
          table: TableName,
          key: promotionProgressKey(brandId, playerId, promotionId),
        })),
      );
      return rows.map((row) => (row === undefined ? undefined : parse(schema, row)));
    },
    keep: async ({ brandId, playerId }, promotionId, { lastSeq, conditions, basis }) => {
      const Item = marshall({
        ...promotionProgressKey(brandId, playerId, promotionId),
        lastSeq,
        conditions: conditions.map((tallies) => tallies.map(kept)),
        basis: basis.map(kept),
      });
      try {
        await dynamodb.send(
          new PutItemCommand({
            TableName,
            Item,
            ConditionExpression: 'attribute_not_exists(pk) OR lastSeq < :last',
            ExpressionAttributeValues: marshall({ ':last': lastSeq }),
          }),
        );
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    },
  };
}

const kept = ({ from, value, run }: Tally) => ({ from, value: `${value}`, run: `${run}` });
