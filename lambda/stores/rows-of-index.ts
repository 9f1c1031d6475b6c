import { paginateQuery } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { indexes } from '#domain/keys';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** The rows in a partition of an index whose sort keys begin with a prefix, such as a company's games. */
export async function rowsOfIndex(
  { dynamodb, mainTable: TableName }: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>,
  index: (typeof indexes)[keyof typeof indexes],
  partition: string,
  prefix: string,
): Promise<readonly Record<string, unknown>[]> {
  const begins = prefix === '' ? '' : ` AND begins_with(${index}sk, :prefix)`;
  const query = {
    TableName,
    IndexName: index,
    KeyConditionExpression: `${index}pk = :partition${begins}`,
    ExpressionAttributeValues: marshall({ ':partition': partition, ...(begins && { ':prefix': prefix }) }),
  };
  const rows: Record<string, unknown>[] = [];
  for await (const { Items = [] } of paginateQuery({ client: dynamodb }, query))
    rows.push(...Items.map((item) => unmarshall(item)));
  return rows;
}
