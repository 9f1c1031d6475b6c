import { ConditionalCheckFailedException, paginateQuery, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { summariesPartition } from '#domain/keys';
import { summaryLanes } from '#domain/play/summary-lane';
import type { PlaySummary } from '#domain/play/play-totals';
import { parseSummary, summaryKey, summaryUpdate } from '#lambda/stores/play/play-summary-row';
import { readRows } from '#lambda/stores/read-rows';
import type { PlayStoreNeeds } from '#lambda/stores/store-needs';

/** What players came to in a session on a day. */
export interface PlaySummaryStore {
  /** Unless what is there is of the same version or a later one: then nothing is written, and false is the answer. */
  copy(summary: PlaySummary): Promise<boolean>;
  /** Of up to 100 summaries of different players those of which nothing as late is there. */
  stale(summaries: readonly PlaySummary[]): Promise<readonly PlaySummary[]>;
  /** Those of a brand's day, in no particular order. */
  every(brandId: string, day: string): AsyncIterable<PlaySummary>;
}

export function playSummaryStore({ dynamodb, playTable: TableName }: PlayStoreNeeds): PlaySummaryStore {
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
      } catch (fault) {
        if (fault instanceof ConditionalCheckFailedException) return false;
        throw fault;
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
    async *every(brandId, day) {
      for (let lane = 0; lane < summaryLanes; lane += 1) {
        const pages = paginateQuery(
          { client: dynamodb },
          {
            TableName,
            KeyConditionExpression: 'pk = :lane',
            ExpressionAttributeValues: marshall({ ':lane': summariesPartition(brandId, day, lane) }),
          },
        );
        for await (const { Items = [] } of pages)
          for (const item of Items) yield parseSummary(unmarshall(item));
      }
    },
  };
}
