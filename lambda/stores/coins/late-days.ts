import { paginateQuery, PutItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { object, parse, string } from 'valibot';
import { lateDaysPartition, lateDaySort } from '#domain/keys';

/** Days that received movements after they may have been sealed. Reports are never changed or deleted. */
export interface LateDays {
  report(brandId: string, day: string, foundAt: Date): Promise<void>;
  /** The distinct days reported since `time`, sorted. */
  since(brandId: string, time: Date): Promise<readonly string[]>;
}

const schema = object({ day: string() });

export interface LateDaysNeeds {
  readonly dynamodb: DynamoDBClient;
  readonly journalTable: string;
}

export const lateDays = ({ dynamodb, journalTable: TableName }: LateDaysNeeds): LateDays => ({
  report: async (brandId, day, foundAt) => {
    const key = { pk: lateDaysPartition(brandId), sk: lateDaySort(foundAt.toISOString(), day) };
    await dynamodb.send(new PutItemCommand({ TableName, Item: marshall({ ...key, day }) }));
  },
  since: async (brandId, time) => {
    const query = {
      TableName,
      KeyConditionExpression: 'pk = :late AND sk >= :time',
      ExpressionAttributeValues: marshall({
        ':late': lateDaysPartition(brandId),
        ':time': time.toISOString(),
      }),
      ConsistentRead: true,
    };
    const days = new Set<string>();
    for await (const { Items = [] } of paginateQuery({ client: dynamodb }, query))
      for (const item of Items) days.add(parse(schema, unmarshall(item)).day);
    return [...days].sort();
  },
});
