import { QueryCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { object, parse, string } from 'valibot';
import type { DayHead, LinkedEntry } from '#domain/audit/public-day';
import {
  publicDaysPartition,
  publicEntriesPartition,
  publicEntryKey,
  publicHeadsPartition,
} from '#domain/keys/public-log';
import { dayBefore } from '@novalink/ledger/day';
import { parseEntry, parseHead } from '#lambda/stores/public-audit/public-rows';
import type { PublicLogNeeds } from '#lambda/stores/public-audit/public-log';

/** Reads the public log. */
export interface PublicLogReader {
  /** The heads before a day, newest first. */
  heads(limit: number, before: string | undefined): Promise<readonly DayHead[]>;
  headsBetween(first: string, last: string): Promise<readonly DayHead[]>;
  /** Days with at least one entry, oldest first, at most 100. */
  daysAfter(day: string | undefined): Promise<readonly string[]>;
  lastEntry(day: string): Promise<LinkedEntry | undefined>;
  /** Entries with a `seq` larger than `after`, ordered by `seq`. */
  entries(day: string, limit: number, after: number): Promise<readonly LinkedEntry[]>;
}

/** Sort before and after every date. */
const [noDay, everyDay] = ['0', '~'];
const mostDays = 100;
const daySchema = object({ sk: string() });

export function publicLogReader({ dynamodb, auditTable: TableName }: PublicLogNeeds): PublicLogReader {
  const rows = async (
    partition: string,
    [first, last]: readonly [string, string],
    { limit, newestFirst = false }: { readonly limit: number; readonly newestFirst?: boolean },
  ) => {
    const { Items = [] } = await dynamodb.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :partition AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: marshall({ ':partition': partition, ':first': first, ':last': last }),
        ConsistentRead: true,
        ScanIndexForward: !newestFirst,
        Limit: limit,
      }),
    );
    return Items.map((item) => unmarshall(item));
  };
  return {
    heads: async (limit, before) => {
      const last = before === undefined ? everyDay : dayBefore(before);
      return (await rows(publicHeadsPartition, [noDay, last], { limit, newestFirst: true })).map(parseHead);
    },
    headsBetween: async (first, last) =>
      (await rows(publicHeadsPartition, [first, last], { limit: 2 })).map(parseHead),
    daysAfter: async (day) => {
      const after = day === undefined ? noDay : `${day}~`;
      const found = await rows(publicDaysPartition, [after, everyDay], { limit: mostDays });
      return found.map((row) => parse(daySchema, row).sk);
    },
    lastEntry: async (day) => {
      const within = [noDay, everyDay] as const;
      const [row] = await rows(publicEntriesPartition(day), within, { limit: 1, newestFirst: true });
      return row && parseEntry(row);
    },
    entries: async (day, limit, after) => {
      const within = [publicEntryKey(day, after + 1).sk, everyDay] as const;
      return (await rows(publicEntriesPartition(day), within, { limit })).map(parseEntry);
    },
  };
}
