import { paginateQuery } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { playerIdsOf } from '#domain/counters/sign-up-day';
import { playerKey } from '#domain/keys';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** Number of players who joined a brand on a UTC day. */
export type NewPlayers = (brandId: string, day: string) => Promise<number>;

/** Counts the rows of players, which are sorted by the time when they joined. */
export const newPlayers =
  ({ dynamodb, mainTable: TableName }: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): NewPlayers =>
  async (brandId, day) => {
    const { first, after } = playerIdsOf(day);
    const { pk, sk } = playerKey(brandId, first);
    const query = {
      TableName,
      Select: 'COUNT' as const,
      KeyConditionExpression: 'pk = :brand AND sk BETWEEN :first AND :after',
      ExpressionAttributeValues: marshall({
        ':brand': pk,
        ':first': sk,
        ':after': playerKey(brandId, after).sk,
      }),
      ConsistentRead: true,
    };
    let count = 0;
    for await (const { Count = 0 } of paginateQuery({ client: dynamodb }, query)) count += Count;
    return count;
  };
