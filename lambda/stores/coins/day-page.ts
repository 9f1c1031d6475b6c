import { QueryCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { number, object, optional, parse, string, type InferOutput } from 'valibot';
import { dayListPartition, journalIndexes } from '#domain/keys';
import { dayListLanes } from '#domain/wallet/day-list-lanes';
import { eachAtOnce } from '#lambda/at-once';
import type { DayMovementsNeeds } from '#lambda/stores/coins/day-movements';
import type { Row } from '#lambda/stores/coins/ledger-rows';

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

/** Where a movement is among those of its day: by its time, and of one time by its key. */
export type DayPlace = Pick<DayRow, 'gsi2sk' | 'pk'>;

export interface PageAsked {
  readonly brandId: string;
  /** UTC, `2026-11-01`. */
  readonly day: string;
  /** How many movements at most. */
  readonly limit: number;
  /** The page begins behind it; without one, at the beginning of the day. */
  readonly after?: DayPlace | undefined;
}

export interface DayPage {
  readonly rows: readonly DayRow[];
  readonly hasMore: boolean;
}

/** How many lanes are read at the same time. */
const lanesAtOnce = 32;
/** About 4 KB of the index, which cost no more than one row. Each further read of a lane reads twice as many. */
const firstRows = 8;

/**
 * A page of the movements of a brand's day in the order of their time, over all lanes. Reads the index by day, which
 * is some seconds behind the journal.
 */
export const dayPage = (needs: DayMovementsNeeds) => {
  const read = readLane(needs);
  return async (asked: PageAsked): Promise<DayPage> => {
    const { limit } = asked;
    const lanes = dayListLanes.map((lane): LaneRead => ({ lane, rows: [], size: firstRows, next: 'first' }));
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

/** A lane as far as it was read. */
interface LaneRead {
  readonly lane: number;
  /** Those behind the place where the page begins. */
  readonly rows: DayRow[];
  /** How many rows the next read reads. */
  size: number;
  /** Where the next read begins; undefined at the lane's end. */
  next: Row | 'first' | undefined;
  /** The time of the last row that was read: there may be more of the same time. */
  until?: string;
}

/** Without an end, any row is one. */
const mayHoldRowsUntil = ({ next, until = '' }: LaneRead, end: string | undefined): boolean =>
  next !== undefined && (end === undefined || until <= end);

const readLane =
  ({ dynamodb, journalTable: TableName }: { dynamodb: Pick<DynamoDBClient, 'send'>; journalTable: string }) =>
  async (lane: LaneRead, { brandId, day, after }: PageAsked): Promise<void> => {
    const { Items = [], LastEvaluatedKey } = await dynamodb.send(
      new QueryCommand({
        TableName,
        IndexName: journalIndexes.byDay,
        KeyConditionExpression: 'gsi2pk = :lane AND gsi2sk >= :from',
        ProjectionExpression: '#' + Object.keys(rowSchema.entries).join(', #'),
        ExpressionAttributeNames: Object.fromEntries(
          Object.keys(rowSchema.entries).map((name) => [`#${name}`, name]),
        ),
        ExpressionAttributeValues: marshall({
          ':lane': dayListPartition(brandId, day, lane.lane),
          ':from': after?.gsi2sk ?? day,
        }),
        ...(lane.next === 'first' ? {} : { ExclusiveStartKey: lane.next }),
        Limit: lane.size,
      }),
    );
    const rows = Items.map((item) => parse(rowSchema, unmarshall(item)));
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
