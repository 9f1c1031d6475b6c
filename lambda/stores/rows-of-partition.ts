import { paginateQuery } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { projectionOf } from '#lambda/stores/projection';
import type { StoreNeeds } from '#lambda/stores/store-needs';

export interface PartitionAsked {
  readonly table: string;
  readonly partition: string;
  /** Returns only rows with sort keys between these two, both included. */
  readonly between?: readonly [first: string, last: string];
  /** The attributes to return, by default all. */
  readonly attributes?: readonly string[];
  /** By default true. False for eventually consistent reads, at half the price. */
  readonly isConsistent?: boolean;
}

/** Reads all rows of a partition, or a range, sorted by sort key. */
export async function rowsOfPartition(
  { dynamodb }: Pick<StoreNeeds, 'dynamodb'>,
  { table, partition, between, attributes, isConsistent = true }: PartitionAsked,
): Promise<readonly Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  const pages = paginateQuery(
    { client: dynamodb },
    {
      TableName: table,
      KeyConditionExpression: `pk = :partition${between ? ' AND sk BETWEEN :first AND :last' : ''}`,
      ExpressionAttributeValues: marshall({
        ':partition': partition,
        ...(between && { ':first': between[0], ':last': between[1] }),
      }),
      ConsistentRead: isConsistent,
      ...(attributes && projectionOf(attributes)),
    },
  );
  for await (const { Items = [] } of pages) rows.push(...Items.map((item) => unmarshall(item)));
  return rows;
}
