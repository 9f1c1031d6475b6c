import { paginateQuery } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { object, parse, string } from 'valibot';
import { brandUserKey } from '#domain/keys';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** The ids of all players who ever joined a brand, in pages of up to 100. */
export type BrandPlayers = (brandId: string) => AsyncIterable<readonly string[]>;

const pageSize = 100;
const schema = object({ playerId: string() });

export const brandPlayers = ({ dynamodb, mainTable }: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>) =>
  async function* (brandId: string): AsyncIterable<readonly string[]> {
    const { pk, sk } = brandUserKey(brandId, '');
    const query = {
      TableName: mainTable,
      KeyConditionExpression: 'pk = :brand AND begins_with(sk, :user)',
      ProjectionExpression: 'playerId',
      ExpressionAttributeValues: marshall({ ':brand': pk, ':user': sk }),
      Limit: pageSize,
    };
    for await (const { Items = [] } of paginateQuery({ client: dynamodb }, query))
      yield Items.map((item) => parse(schema, unmarshall(item)).playerId);
  };
