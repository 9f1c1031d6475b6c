import { ConditionalCheckFailedException, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { summariesPartition } from '#domain/keys';
import { summaryLanes } from '#domain/play/summary-lane';
import type { PlaySummary } from '#domain/play/play-totals';
import { parseSummary, summaryKey, summaryUpdate } from '#lambda/stores/play/play-summary-row';
import { readRows } from '#lambda/stores/read-rows';
import { rowsOfPartition } from '#lambda/stores/rows-of-partition';
import type { PlayStoreNeeds } from '#lambda/stores/store-needs';

/** Summaries of players' sessions by day. */
export interface PlaySummaryStore {
  /**
   * Writes the summary and returns true. Returns false, and writes nothing, if the stored version is the same or
   * later.
   */
  copy(summary: PlaySummary): Promise<boolean>;
  /** Returns those of up to 100 summaries of different players that are newer than the stored ones. */
  stale(summaries: readonly PlaySummary[]): Promise<readonly PlaySummary[]>;
  /** The stored summaries of the players in one lane of a brand's day. */
  inLane(brandId: string, day: string, lane: number): Promise<readonly PlaySummary[]>;
  /** All summaries of a brand's day, in no particular order. */
  every(brandId: string, day: string): AsyncIterable<PlaySummary>;
}

export function playSummaryStore({ dynamodb, playTable: TableName }: PlayStoreNeeds): PlaySummaryStore {
  const inLane: PlaySummaryStore['inLane'] = async (brandId, day, lane) => {
    const partition = summariesPartition(brandId, day, lane);
    const rows = await rowsOfPartition({ dynamodb }, { table: TableName, partition });
    return rows.map(parseSummary);
  };
  return {
    copy: async (summary) => {
      const { ExpressionAttributeValues, ...update } = summaryUpdate(TableName, summary);
      try {
        await dynamodb.send(
          new UpdateItemCommand({
            ...update,
            ConditionExpression: 'attribute_not_exists(v) OR v < :v',
            ExpressionAttributeValues,
          }),
        );
        return true;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return false;
        throw error;
      }
    },
    stale: async (summaries) => {
      const places = summaries.map((summary) => ({ table: TableName, key: summaryKey(summary) }));
      const rows = await readRows({ dynamodb }, places);
      return summaries.filter((summary, place) => {
        const row = rows[place];
        return row === undefined || parseSummary(row).version < summary.version;
      });
    },
    inLane,
    async *every(brandId, day) {
      for (let lane = 0; lane < summaryLanes; lane += 1) yield* await inLane(brandId, day, lane);
    },
  };
}
