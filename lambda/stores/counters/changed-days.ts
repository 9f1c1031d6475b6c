import { randomUUID } from 'node:crypto';
import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  paginateQuery,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { instance, object, parse, string, type InferOutput } from 'valibot';
import { changedDayKey, changedDayParts, changedDaysPartition } from '#domain/keys/changed-days';
import type { ChangedDay } from '#lambda/stores/counters/count-days';
import type { PlayStoreNeeds } from '#lambda/stores/store-needs';

const schema = object({ brandId: string(), day: string(), lanes: instance(Set<number>), mark: string() });
type Row = InferOutput<typeof schema>;

/** A day that was marked as changed. Each mark is unique, also after an earlier one was removed. */
export interface MarkedDay extends ChangedDay {
  readonly mark: string;
}

/** The days of brands that changed since they were counted. */
export interface ChangedDays {
  mark(changed: ChangedDay): Promise<void>;
  /** The marked days of all brands. */
  marked(): Promise<readonly MarkedDay[]>;
  /** Removes the marks of a day, unless it was marked again since they were read. */
  unmark(day: MarkedDay): Promise<void>;
}

export function changedDays({ dynamodb, playTable: TableName }: PlayStoreNeeds): ChangedDays {
  const markedIn = async (part: number): Promise<readonly MarkedDay[]> => {
    const rows: MarkedDay[] = [];
    const query = {
      TableName,
      KeyConditionExpression: 'pk = :part',
      ExpressionAttributeValues: marshall({ ':part': changedDaysPartition(part) }),
      ConsistentRead: true,
    };
    for await (const { Items = [] } of paginateQuery({ client: dynamodb }, query))
      for (const item of Items) {
        const { lanes, ...row }: Row = parse(schema, unmarshall(item));
        rows.push({ ...row, lanes: [...lanes] });
      }
    return rows;
  };
  return {
    mark: async ({ brandId, day, lanes }) => {
      await dynamodb.send(
        new UpdateItemCommand({
          TableName,
          Key: marshall(changedDayKey(brandId, day)),
          UpdateExpression: 'ADD lanes :lanes SET mark = :mark, brandId = :brand, #day = :day',
          ExpressionAttributeNames: { '#day': 'day' },
          ExpressionAttributeValues: marshall({
            ...{ ':lanes': new Set(lanes), ':mark': randomUUID(), ':brand': brandId, ':day': day },
          }),
        }),
      );
    },
    marked: async () => {
      const parts = Array.from({ length: changedDayParts }, (_, part) => markedIn(part));
      return (await Promise.all(parts)).flat();
    },
    unmark: async ({ brandId, day, mark }) => {
      const remove = new DeleteItemCommand({
        TableName,
        Key: marshall(changedDayKey(brandId, day)),
        ConditionExpression: 'mark = :mark',
        ExpressionAttributeValues: marshall({ ':mark': mark }),
      });
      try {
        await dynamodb.send(remove);
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    },
  };
}

/** The changed days of the partitions of summaries and gifts: `giftsPartition` and `summariesPartition`. */
export function changedDaysIn(partitions: readonly string[]): readonly ChangedDay[] {
  const lanes = new Map<string, Set<number>>();
  for (const partition of partitions) {
    const [, brandId, day, lane] = partition.split('#');
    const name = `${brandId}#${day}`;
    lanes.set(name, (lanes.get(name) ?? new Set()).add(Number(lane)));
  }
  return [...lanes].map(([name, changed]) => {
    const [brandId = '', day = ''] = name.split('#');
    return { brandId, day, lanes: [...changed] };
  });
}
