import { QueryCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { object, parse, string } from 'valibot';
import { indexes, peoplePartition, personSort } from '#domain/keys';
import type { StoreNeeds } from '#lambda/stores/store-needs';

export interface AcceptedUsersStore {
  /** The `sub`s of all users who accepted the terms before this time, in ISO 8601. */
  acceptedBefore(time: string): Promise<ReadonlySet<string>>;
}

const schema = object({ sub: string() });
const [pk, sk] = [`${indexes.byStatus}pk`, `${indexes.byStatus}sk`];

export const acceptedUsersStore = ({
  dynamodb,
  mainTable: TableName,
}: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): AcceptedUsersStore => ({
  acceptedBefore: async (time) => {
    const subs = new Set<string>();
    let ExclusiveStartKey: QueryCommand['input']['ExclusiveStartKey'];
    do {
      const page = await dynamodb.send(
        new QueryCommand({
          TableName,
          IndexName: indexes.byStatus,
          KeyConditionExpression: `${pk} = :people AND ${sk} < :time`,
          ExpressionAttributeValues: marshall({ ':people': peoplePartition, ':time': personSort(time, '') }),
          ExclusiveStartKey,
        }),
      );
      for (const row of page.Items ?? []) subs.add(parse(schema, unmarshall(row)).sub);
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
    return subs;
  },
});
