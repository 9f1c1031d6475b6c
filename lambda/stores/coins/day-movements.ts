import { paginateQuery, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { dayListPartition, journalIndexes } from '#domain/keys';
import { dayListLanes } from '#domain/wallet/day-list-lanes';
import type { StoredMovement } from '@novalink/ledger';
import { streamsAtOnce } from '#lambda/runtime/at-once';
import { parseMovement } from '#lambda/stores/coins/ledger-rows';

/** The movements of a brand's UTC day, page by page in no particular order. */
export type DayMovements = (brandId: string, day: string) => AsyncIterable<readonly StoredMovement[]>;

export interface DayMovementsNeeds {
  readonly dynamodb: DynamoDBClient;
  readonly journalTable: string;
}

/** Number of lanes read in parallel; each holds a page of at most 1 MB in memory. */
const lanesAtOnce = 8;

/** Reads the index by day, which can be some seconds behind the journal. Use it only for days that have ended. */
export const dayMovements = (needs: DayMovementsNeeds): DayMovements => {
  const pages = laneMovements(needs);
  return (brandId, day) =>
    streamsAtOnce(
      dayListLanes.map((lane) => pages(brandId, day, lane)),
      lanesAtOnce,
    );
};

/** Like `dayMovements`, for one lane, which contains all movements of its players. */
export const laneMovements = (needs: DayMovementsNeeds) => {
  const pages = lanePages(needs);
  return (brandId: string, day: string, lane: number) => pages(dayListPartition(brandId, day, lane));
};

const lanePages = ({ dynamodb, journalTable: TableName }: DayMovementsNeeds) =>
  async function* (partition: string): AsyncIterable<readonly StoredMovement[]> {
    const query = {
      TableName,
      IndexName: journalIndexes.byDay.indexName,
      KeyConditionExpression: `${journalIndexes.byDay.partitionKey} = :lane`,
      ExpressionAttributeValues: marshall({ ':lane': partition }),
    };
    for await (const { Items = [] } of paginateQuery({ client: dynamodb }, query))
      if (Items.length > 0) yield Items.map(parseMovement);
  };
