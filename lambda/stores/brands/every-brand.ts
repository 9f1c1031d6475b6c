import { paginateQuery } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { object, parse, string } from 'valibot';
import { casinoBrandsPartition, casinoBrandSort, casinosPartition, indexes } from '#domain/keys';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** All brands, of casinos with any status. */
export type EveryBrand = () => Promise<readonly { readonly brandId: string }[]>;

type Needs = Pick<StoreNeeds, 'dynamodb' | 'mainTable'>;

/** Number of casinos that are read in parallel. */
const atOnce = 20;

export const everyBrand = (needs: Needs): EveryBrand => {
  const idsOf = idsIn(needs);
  const prefix = casinoBrandSort('');
  return async () => {
    const casinos = await idsOf(indexes.byStatus, casinosPartition, '');
    const brands: string[] = [];
    for (let from = 0; from < casinos.length; from += atOnce) {
      const some = casinos.slice(from, from + atOnce).map(casinoBrandsPartition);
      const found = some.map((partition) => idsOf(indexes.byOwner, partition, prefix));
      brands.push(...(await Promise.all(found)).flat());
    }
    return brands.map((brandId) => ({ brandId }));
  };
};

const schema = object({ id: string() });

/** Ids of the rows in a partition of an index whose sort keys begin with a prefix. */
const idsIn =
  ({ dynamodb, mainTable }: Needs) =>
  async (index: string, partition: string, prefix: string): Promise<readonly string[]> => {
    const begins = prefix === '' ? '' : ` AND begins_with(${index}sk, :prefix)`;
    const query = {
      TableName: mainTable,
      IndexName: index,
      KeyConditionExpression: `${index}pk = :partition${begins}`,
      ProjectionExpression: 'id',
      ExpressionAttributeValues: marshall({ ':partition': partition, ...(begins && { ':prefix': prefix }) }),
    };
    const ids: string[] = [];
    for await (const { Items = [] } of paginateQuery({ client: dynamodb }, query))
      ids.push(...Items.map((item) => parse(schema, unmarshall(item)).id));
    return ids;
  };
