import { QueryCommand, type TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { boolean, number, object, optional, parse } from 'valibot';
import { indexes } from '#domain/keys';
import {
  brandTournamentsPartition,
  dueTournamentSort,
  dueTournamentsPartition,
  entrantsKey,
  tournamentKey,
} from '#domain/keys/tournaments';
import { Refusal } from '#lambda/runtime/refusal';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import { ifUnchanged } from '#lambda/stores/if-unchanged';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { parseTournament, type TournamentRow } from '#lambda/stores/tournaments/tournament-row';

export interface Entrants {
  readonly admitted: number;
  readonly waiting: number;
}

export interface EntrantsRow extends Entrants {
  /** Whether entries are closed, independent of the time. */
  readonly isClosed: boolean;
}

export interface TournamentPage {
  readonly rows: readonly TournamentRow[];
  /** The id after which the next page starts; undefined at the end. */
  readonly last: string | undefined;
}

/** Tournaments and the numbers of their entries. */
export interface TournamentStore {
  read(id: string): Promise<TournamentRow | undefined>;
  /** The number of entrants of a tournament that players enter by joining. */
  entrants(id: string): Promise<EntrantsRow>;
  /** The tournaments of a brand with ids before `before`, newest first. */
  page(brandId: string, limit: number, before: string | undefined): Promise<TournamentPage>;
  /** The ids of tournaments that are due for work now, such as settlement. */
  due(now: Date): Promise<readonly string[]>;
  /** For a transaction: a new tournament. */
  insert(row: TournamentRow): GuardedItem;
  /** For a transaction: replaces the row whose version is one lower. `dueAt` is when the tournament needs work next. */
  replace(row: TournamentRow, dueAt: string | undefined): GuardedItem;
  remove(row: TournamentRow): GuardedItem;
  /** For a transaction: changes the numbers of entries, within `most` admitted ones and until `closeEntries`. */
  count(id: string, change: Entrants, most: number | null): GuardedItem;
  /** For a transaction: refuses further entries, so that a later read of the entries is complete. */
  closeEntries(id: string): GuardedItem;
}

const entrantsSchema = object({
  admitted: optional(number(), 0),
  waiting: optional(number(), 0),
  isClosed: optional(boolean(), false),
});

export function tournamentStore(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): TournamentStore {
  const { dynamodb, mainTable: TableName } = needs;
  const stale = new Refusal('tournament.stale');
  return {
    read: (id) => readRow(needs, tournamentKey(id), parseTournament),
    entrants: async (id) =>
      (await readRow(needs, entrantsKey(id), (row) => parse(entrantsSchema, row))) ?? {
        admitted: 0,
        waiting: 0,
        isClosed: false,
      },
    page: async (brandId, limit, before) => {
      const { Items = [] } = await dynamodb.send(
        new QueryCommand({
          TableName,
          IndexName: indexes.byOwner,
          KeyConditionExpression: `gsi1pk = :brand${before === undefined ? '' : ' AND gsi1sk < :before'}`,
          ExpressionAttributeValues: marshall(
            { ':brand': brandTournamentsPartition(brandId), ':before': before },
            { removeUndefinedValues: true },
          ),
          ScanIndexForward: false,
          Limit: limit + 1,
        }),
      );
      const rows = Items.slice(0, limit).map((item) => parseTournament(unmarshall(item)));
      return { rows, last: Items.length > limit ? rows.at(-1)?.id : undefined };
    },
    due: async (now) => {
      const { Items = [] } = await dynamodb.send(
        new QueryCommand({
          TableName,
          IndexName: indexes.byStatus,
          KeyConditionExpression: 'gsi2pk = :due AND gsi2sk < :now',
          ExpressionAttributeValues: marshall({
            ':due': dueTournamentsPartition,
            ':now': dueTournamentSort(now.toISOString(), ''),
          }),
        }),
      );
      return Items.map((item) => parseTournament(unmarshall(item)).id);
    },
    insert: (row) => ({
      write: { Put: { TableName, Item: itemOf(row), ...ifUnchanged(0) } },
      otherwise: new Refusal('write.collided'),
    }),
    replace: (row, dueAt) => ({
      write: { Put: { TableName, Item: itemOf(row, dueAt), ...ifUnchanged(row.version - 1) } },
      otherwise: stale,
    }),
    remove: ({ id, version }) => ({
      write: { Delete: { TableName, Key: marshall(tournamentKey(id)), ...ifUnchanged(version) } },
      otherwise: stale,
    }),
    count: (id, change, most) => ({
      write: countUpdate(TableName, id, change, most),
      otherwise: new Refusal(most === null ? 'tournament.closed' : 'tournament.full'),
    }),
    closeEntries: (id) => ({
      write: {
        Update: {
          TableName,
          Key: marshall(entrantsKey(id)),
          UpdateExpression: 'SET isClosed = :yes',
          ExpressionAttributeValues: marshall({ ':yes': true }),
        },
      },
      otherwise: new Refusal('write.collided'),
    }),
  };
}

const itemOf = (row: TournamentRow, dueAt?: string) =>
  marshall({
    ...tournamentKey(row.id),
    ...row,
    gsi1pk: brandTournamentsPartition(row.brandId),
    gsi1sk: row.id,
    ...(dueAt !== undefined && { gsi2pk: dueTournamentsPartition, gsi2sk: dueTournamentSort(dueAt, row.id) }),
  });

function countUpdate(
  TableName: string,
  id: string,
  { admitted, waiting }: Entrants,
  most: number | null,
): TransactWriteItem {
  const isBounded = most !== null && admitted > 0;
  return {
    Update: {
      TableName,
      Key: marshall(entrantsKey(id)),
      UpdateExpression: 'ADD admitted :admitted, waiting :waiting',
      ConditionExpression: `attribute_not_exists(isClosed)${
        isBounded ? ' AND (attribute_not_exists(admitted) OR admitted <= :room)' : ''
      }`,
      ExpressionAttributeValues: marshall({
        ':admitted': admitted,
        ':waiting': waiting,
        ...(isBounded && { ':room': most - admitted }),
      }),
    },
  };
}
