import { paginateQuery } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { indexes } from '#domain/keys';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** The rows that belong to something, such as a company's games: by their partition of the index and the prefix of their sort keys. */
export async function rowsOfOwner(
  { dynamodb, mainTable: TableName }: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>,
  partition: string,
  prefix: string,
): Promise<readonly Record<string, unknown>[]> {
  const index = indexes.byOwner;
  const query = {
    TableName,
    IndexName: index,
    KeyConditionExpression: `${index}pk = :partition AND begins_with(${index}sk, :prefix)`,
    ExpressionAttributeValues: marshall({ ':partition': partition, ':prefix': prefix }),
  };
  const rows: Record<string, unknown>[] = [];
  for await (const { Items = [] } of paginateQuery({ client: dynamodb }, query))
    rows.push(...Items.map((item) => unmarshall(item)));
  return rows;
}
