import type { TransactWriteItem, Update } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { number, object, parse, string } from 'valibot';
import { summariesPartition, summarySort } from '#domain/keys';
import type { PlaySummary } from '#domain/play/play-totals';
import { summaryLane } from '#domain/play/summary-lane';
import { keptLevels, keptTime, levelsSchema, timeSchema } from '#lambda/stores/play/play-totals-row';

export const summaryKey = ({ brandId, playerId, totals: { day, sessionId } }: PlaySummary) => ({
  pk: summariesPartition(brandId, day, summaryLane(playerId)),
  sk: summarySort(playerId, sessionId),
});

/** Identifies a summary; two summaries with the same name are versions of the same one. */
export const summaryName = ({ brandId, playerId, totals: { day, sessionId } }: PlaySummary) =>
  [brandId, playerId, day, sessionId].join(' ');

/** The row of a summary. The other fields are in its key. */
const schema = object({
  pk: string(),
  sk: string(),
  gameId: string(),
  versionId: string(),
  coin: string(),
  levels: levelsSchema,
  time: timeSchema,
  v: number(),
});

export function parseSummary(row: unknown): PlaySummary {
  const { pk, sk, v, ...totals } = parse(schema, row);
  const [, brandId = '', day = ''] = pk.split('#');
  const end = sk.lastIndexOf('#');
  return {
    brandId,
    playerId: sk.slice(0, end),
    version: v,
    totals: { ...totals, sessionId: sk.slice(end + 1), day },
  };
}

/**
 * For the transaction of the round that closed the totals: stores their final state. It needs no condition, because
 * these totals are never copied again.
 */
export const closedSummary = (TableName: string, summary: PlaySummary): TransactWriteItem => ({
  Update: summaryUpdate(TableName, summary),
});

export function summaryUpdate(TableName: string, summary: PlaySummary) {
  const { gameId, versionId, coin, levels, time } = summary.totals;
  return {
    TableName,
    Key: marshall(summaryKey(summary)),
    UpdateExpression:
      'SET gameId = :game, versionId = :of, coin = :coin, levels = :levels, #time = :time, v = :v',
    ExpressionAttributeNames: { '#time': 'time' },
    ExpressionAttributeValues: marshall({
      ':game': gameId,
      ':of': versionId,
      ':coin': coin,
      ':levels': keptLevels(levels),
      ':time': keptTime(time),
      ':v': summary.version,
    }),
  } satisfies Update;
}
