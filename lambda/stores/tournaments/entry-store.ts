import { QueryCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { entriesPartition } from '#domain/keys/tournaments';
import type { EntryMode } from '#domain/tournaments/rules';
import { Refusal } from '#lambda/runtime/refusal';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import { readRow } from '#lambda/stores/read-row';
import { rowsOfPartition } from '#lambda/stores/rows-of-partition';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { entryKeyOf, entryLanes, parseEntry, type EntryRow } from '#lambda/stores/tournaments/entry-row';

interface Entered {
  readonly id: string;
  readonly entryMode: EntryMode;
}

/** End of a page of entries. */
export interface EntryPlace {
  readonly lane: number;
  readonly playerId: string;
}

export interface EntryPage {
  readonly rows: readonly EntryRow[];
  readonly last: EntryPlace | undefined;
}

export interface EntryStore {
  find(tournament: Entered, playerId: string): Promise<EntryRow | undefined>;
  /** All entries, lane by lane. */
  every(tournament: Entered): AsyncIterable<readonly EntryRow[]>;
  page(tournament: Entered, limit: number, after: EntryPlace | undefined): Promise<EntryPage>;
  /** For a transaction: a new entry. */
  insert(entry: EntryRow, mode: EntryMode): GuardedItem;
  /** For a transaction: decides a waiting entry. */
  decide(entry: EntryRow, mode: EntryMode): GuardedItem;
}

export function entryStore(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): EntryStore {
  const { dynamodb, mainTable: TableName } = needs;
  const pageOfLane = async (tournamentId: string, lane: number, limit: number, after: string | undefined) => {
    const { Items = [] } = await dynamodb.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: `pk = :lane${after === undefined ? '' : ' AND sk > :after'}`,
        ExpressionAttributeValues: marshall(
          { ':lane': entriesPartition(tournamentId, lane), ':after': after },
          { removeUndefinedValues: true },
        ),
        Limit: limit,
      }),
    );
    return Items.map((item) => parseEntry(unmarshall(item)));
  };
  return {
    find: ({ id, entryMode }, playerId) =>
      readRow(needs, entryKeyOf({ tournamentId: id, playerId }, entryMode), parseEntry),
    async *every({ id, entryMode }) {
      for (let lane = 0; lane < entryLanes(entryMode); lane += 1) {
        const rows = await rowsOfPartition(needs, {
          table: TableName,
          partition: entriesPartition(id, lane),
        });
        yield rows.map((row) => parseEntry(row));
      }
    },
    page: async ({ id, entryMode }, limit, after) => {
      const rows: EntryRow[] = [];
      let last: EntryPlace | undefined;
      for (let lane = after?.lane ?? 0; lane < entryLanes(entryMode); lane += 1) {
        const from = lane === after?.lane ? after.playerId : undefined;
        for (const row of await pageOfLane(id, lane, limit + 1 - rows.length, from)) {
          if (rows.length === limit) return { rows, last };
          rows.push(row);
          last = { lane, playerId: row.playerId };
        }
      }
      return { rows, last: undefined };
    },
    insert: (entry, mode) => ({
      write: {
        Put: {
          TableName,
          Item: marshall({ ...entryKeyOf(entry, mode), ...entry }),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      otherwise: new Refusal('write.collided'),
    }),
    decide: (entry, mode) => ({
      write: {
        Put: {
          TableName,
          Item: marshall({ ...entryKeyOf(entry, mode), ...entry }),
          ConditionExpression: '#status = :waiting',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: marshall({ ':waiting': 'WAITING' }),
        },
      },
      otherwise: new Refusal('entry.decided'),
    }),
  };
}
