import {
  paginateQuery,
  QueryCommand,
  type AttributeValue,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { auditIndexes, eventsPartition, sealTimesPartition } from '#domain/keys';

type Row = Readonly<Record<string, AttributeValue>>;

/** Audit events and seals in the order of their time, from the index of the audit table. */
export interface EventsByTime {
  /** Audit events with one of these actions, from the start of the first day to the end of the last. */
  events(from: string, to: string, actions: readonly string[]): AsyncIterable<Row>;
  seals(from: string, to: string): AsyncIterable<Row>;
  /** The day of the first audit event; undefined if there is none. */
  firstDay(): Promise<string | undefined>;
}

const { byTime: index } = auditIndexes;

export function eventsByTime(needs: {
  readonly dynamodb: DynamoDBClient;
  readonly auditTable: string;
}): EventsByTime {
  const { dynamodb: client, auditTable: TableName } = needs;
  async function* between(partition: string, from: string, to: string) {
    const pages = paginateQuery(
      { client },
      {
        TableName,
        IndexName: index,
        KeyConditionExpression: `${index}pk = :partition AND ${index}sk BETWEEN :from AND :to`,
        ExpressionAttributeValues: marshall({ ':partition': partition, ':from': from, ':to': `${to}~` }),
      },
    );
    for await (const { Items = [] } of pages) yield* Items;
  }
  return {
    events: async function* (from, to, actions) {
      for await (const row of between(eventsPartition, from, to))
        if (actions.includes(row.action?.S ?? '')) yield row;
    },
    seals: (from, to) => between(sealTimesPartition, from, to),
    firstDay: async () => {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName,
          IndexName: index,
          KeyConditionExpression: `${index}pk = :events`,
          ExpressionAttributeValues: marshall({ ':events': eventsPartition }),
          Limit: 1,
        }),
      );
      return Items[0]?.[`${index}sk`]?.S?.slice(0, 10);
    },
  };
}
