import { GetItemCommand, QueryCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { DayHead, LinkedEntry } from '#domain/audit/public-day';
import {
  publicDayKey,
  publicEntriesPartition,
  publicEntryKey,
  publicHeadKey,
  publicHeadsPartition,
  publishedKey,
} from '#domain/keys/public-log';
import { parseEntry, parseHead } from '#lambda/stores/public-audit/public-rows';
import { transact } from '#lambda/stores/transact';

/** Identifies an event in the audit table. */
export interface EventName {
  readonly entity: string;
  readonly eventKey: string;
}

/** The public audit log. It is append-only. */
export interface PublicLog {
  isPublished(event: EventName): Promise<boolean>;
  lastEntry(day: string): Promise<LinkedEntry | undefined>;
  lastHead(): Promise<DayHead | undefined>;
  /** Appends an entry to its day. Returns `place-taken` if the `seq` exists or the day is closed. */
  append(event: EventName, entry: LinkedEntry, salt: string): Promise<AppendOutcome>;
  /** Writes the head. Returns false, and writes nothing, if the day has a head or more entries than the head counts. */
  close(head: DayHead): Promise<boolean>;
}

export type AppendOutcome = 'published' | 'already-published' | 'place-taken';

export interface PublicLogNeeds {
  readonly dynamodb: DynamoDBClient;
  readonly auditTable: string;
}

export function publicLog({ dynamodb, auditTable: TableName }: PublicLogNeeds): PublicLog {
  const newest = async (partition: string) => {
    const { Items = [] } = await dynamodb.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :partition',
        ExpressionAttributeValues: marshall({ ':partition': partition }),
        ScanIndexForward: false,
        ConsistentRead: true,
        Limit: 1,
      }),
    );
    return Items[0] && unmarshall(Items[0]);
  };
  const absent = { ConditionExpression: 'attribute_not_exists(pk)' };
  const putNew = (row: Readonly<Record<string, unknown>>) => ({
    Put: { TableName, Item: marshall(row), ...absent },
  });
  const checkAbsent = (key: Readonly<Record<string, string>>) => ({
    ConditionCheck: { TableName, Key: marshall(key), ...absent },
  });
  return {
    isPublished: async ({ entity, eventKey }) => {
      const Key = marshall(publishedKey(entity, eventKey));
      const { Item } = await dynamodb.send(new GetItemCommand({ TableName, Key, ConsistentRead: true }));
      return Item !== undefined;
    },
    lastEntry: async (day) => {
      const row = await newest(publicEntriesPartition(day));
      return row && parseEntry(row);
    },
    lastHead: async () => {
      const row = await newest(publicHeadsPartition);
      return row && parseHead(row);
    },
    append: async ({ entity, eventKey }, entry, salt) => {
      const { day, seq } = entry;
      const failed = await transact(dynamodb, [
        putNew({ ...publishedKey(entity, eventKey), day, seq, salt }),
        // The entry is nested, because a row with an attribute `action` would count as an event.
        putNew({ ...publicEntryKey(day, seq), entry }),
        checkAbsent(publicHeadKey(day)),
        ...(seq === 1 ? [putNew(publicDayKey(day))] : []),
      ]);
      if (failed.length === 0) return 'published';
      return failed.includes(0) ? 'already-published' : 'place-taken';
    },
    close: async (head) => {
      const { day, count } = head;
      const failed = await transact(dynamodb, [
        putNew({ ...publicHeadKey(day), ...head }),
        checkAbsent(publicEntryKey(day, count + 1)),
      ]);
      return failed.length === 0;
    },
  };
}
