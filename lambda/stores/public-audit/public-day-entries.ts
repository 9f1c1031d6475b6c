import type { LinkedEntry } from '#domain/audit/public-day';
import { publicEntriesPartition } from '#domain/keys/public-log';
import { parseEntry } from '#lambda/stores/public-audit/public-rows';
import type { PublicLogNeeds } from '#lambda/stores/public-audit/public-log';
import { rowsOfPartition } from '#lambda/stores/rows-of-partition';

/** All entries of a day, ordered by `seq`. */
export const publicDayEntries =
  ({ dynamodb, auditTable: table }: PublicLogNeeds) =>
  async (day: string): Promise<readonly LinkedEntry[]> => {
    const rows = await rowsOfPartition({ dynamodb }, { table, partition: publicEntriesPartition(day) });
    return rows.map(parseEntry);
  };
