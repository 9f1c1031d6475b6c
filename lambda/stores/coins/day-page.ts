import { QueryCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { number, object, optional, parse, string, type InferOutput } from 'valibot';
import { dayListPartition, journalIndexes } from '#domain/keys';
import { dayListLanes } from '#domain/wallet/day-list-lanes';
import { eachAtOnce } from '#lambda/runtime/at-once';
import type { DayMovementsNeeds } from '#lambda/stores/coins/day-movements';
import type { Row as StoredRow } from '#lambda/stores/coins/ledger-rows';
import { projectionOf } from '#lambda/stores/projection';

/** The public fields of a movement: its row in the journal without request hash and legs. */
const rowSchema = object({
  pk: string(),
  gsi2sk: string(),
  gsi1pk: optional(string()),
  gsi1sk: optional(string()),
  w: optional(string()),
  a: number(),
  b: optional(number()),
  k: optional(string()),
  by: optional(string()),
  r: optional(string()),
  ref: optional(string()),
  g: optional(string()),
});
export type DayRow = Readonly<InferOutput<typeof rowSchema>>;

/** Sort position of a movement in its day: by time, then by key or the hash of the key. */
export interface DayPlace {
  readonly gsi2sk: string;
  readonly pk: string;
}

export interface PageAsked {
  readonly brandId: string;
  /** UTC, `2026-11-01`. */
  readonly day: string;
  /** Maximum number of movements. */
  readonly limit: number;
  /** The page starts after this movement; default: at the start of the day. */
  readonly after?: DayPlace | undefined;
  /** Default: all lanes of the day. */
  readonly lanes?: readonly number[];
}

export interface DayPage<Row extends DayPlace = DayRow> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

/** How rows are read from the index. */
interface Reading<Row extends DayPlace> {
  /** Default: all attributes. */
  readonly attributes?: readonly string[];
  readonly parse: (item: StoredRow) => Row;
}

/** Number of lanes read in parallel. */
const lanesAtOnce = 32;
/**
 * Rows in the first read of a lane: about 4 KB of the index, which cost as much as one row. Each further read of the
 * lane doubles the number.
 */
const firstRows = 8;

/** Reads a page of the public fields of the movements of a brand's day: see `dayPageOf`. */
export const dayPage = (needs: DayMovementsNeeds) =>
  dayPageOf(needs, {
    attributes: Object.keys(rowSchema.entries),
    parse: (item) => parse(rowSchema, unmarshall({ ...item })),
  });

/**
 * Reads a page of the movements of a brand's day in order of time, over all lanes. Reads the index by day, which can
 * be some seconds behind the journal.
 */
export const dayPageOf = <Row extends DayPlace>(
  { dynamodb, journalTable }: Pick<DayMovementsNeeds, 'journalTable'> & LaneClient,
  reading: Reading<Row>,
) => {
  const read = readLane(dynamodb, journalTable, reading);
  return async (asked: PageAsked): Promise<DayPage<Row>> => {
    const { limit } = asked;
    const lanes = (asked.lanes ?? dayListLanes).map((lane): LaneRead<Row> => ({
      lane,
      rows: [],
      size: firstRows,
      next: 'first',
    }));
    for (;;) {
      const rows = lanes.flatMap((lane) => lane.rows).sort(byPlace);
      // One more than the page, to find out whether there is another page.
      const end = rows[limit]?.gsi2sk;
      const open = lanes.filter((lane) => mayHoldRowsUntil(lane, end));
      if (open.length === 0) return { rows: rows.slice(0, limit), hasMore: end !== undefined };
      await eachAtOnce(open, lanesAtOnce, (lane) => read(lane, asked));
    }
  };
};

interface LaneClient {
  readonly dynamodb: Pick<DynamoDBClient, 'send'>;
}

/** The part of a lane that was read so far. */
interface LaneRead<Row> {
  readonly lane: number;
  /** Rows after the start of the page. */
  readonly rows: Row[];
  /** Number of rows in the next read. */
  size: number;
  /** Start key of the next read; undefined at the end of the lane. */
  next: StoredRow | 'first' | undefined;
  /** Time of the last row read. There can be more rows of the same time. */
  until?: string;
}

/** Whether the lane can have unread rows up to `end`; without an end, any unread row counts. */
const mayHoldRowsUntil = ({ next, until = '' }: LaneRead<unknown>, end: string | undefined): boolean =>
  next !== undefined && (end === undefined || until <= end);

const readLane =
  <Row extends DayPlace>(
    dynamodb: LaneClient['dynamodb'],
    TableName: string,
    { attributes, parse: parseItem }: Reading<Row>,
  ) =>
  async (lane: LaneRead<Row>, { brandId, day, after }: PageAsked): Promise<void> => {
    const { Items = [], LastEvaluatedKey } = await dynamodb.send(
      new QueryCommand({
        TableName,
        IndexName: journalIndexes.byDay.indexName,
        KeyConditionExpression: 'gsi2pk = :lane AND gsi2sk >= :from',
        ...(attributes && projectionOf(attributes)),
        ExpressionAttributeValues: marshall({
          ':lane': dayListPartition(brandId, day, lane.lane),
          ':from': after?.gsi2sk ?? day,
        }),
        ...(lane.next === 'first' ? {} : { ExclusiveStartKey: lane.next }),
        Limit: lane.size,
      }),
    );
    const rows = Items.map(parseItem);
    lane.rows.push(...rows.filter((row) => after === undefined || byPlace(row, after) > 0));
    lane.size *= 2;
    lane.next = LastEvaluatedKey;
    lane.until = rows.at(-1)?.gsi2sk ?? lane.until ?? '';
  };

function byPlace(one: DayPlace, other: DayPlace): number {
  if (one.gsi2sk !== other.gsi2sk) return one.gsi2sk < other.gsi2sk ? -1 : 1;
  if (one.pk === other.pk) return 0;
  return one.pk < other.pk ? -1 : 1;
}
