import { randomUUID } from 'node:crypto';
import { sequenceNumberOf, type ChangeRecord } from '#local/services/dynamodb/change-streams';
import { objectOf } from '#local/platform/json-shape';
import type { EventSource } from './event-source';

export type DiscardReason = 'RetryAttemptsExhausted' | 'RecordAgeExceeded';

/**
 * The message to the on-failure destination: the position of the records, not the records (AWS Lambda Developer
 * Guide, "Retain discarded records for a DynamoDB event source", "Example invocation record").
 */
export function discardedBatch(
  { functionArn, streamArn }: EventSource,
  shardId: string,
  records: readonly ChangeRecord[],
  { reason, invocations, now }: { reason: DiscardReason; invocations: number; now: Date },
) {
  const [first, last] = [records[0], records.at(-1)];
  return {
    requestContext: {
      requestId: randomUUID(),
      functionArn,
      condition: reason,
      approximateInvokeCount: invocations,
    },
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    version: '1.0',
    timestamp: now.toISOString(),
    DDBStreamBatchInfo: {
      shardId,
      startSequenceNumber: first && sequenceNumberOf(first),
      endSequenceNumber: last && sequenceNumberOf(last),
      approximateArrivalOfFirstRecord: arrival(first),
      approximateArrivalOfLastRecord: arrival(last),
      batchSize: records.length,
      streamArn,
    },
  };
}

function arrival(record: ChangeRecord | undefined): string | undefined {
  const createdAt = objectOf(record?.dynamodb).ApproximateCreationDateTime;
  return typeof createdAt === 'number' ? new Date(createdAt * 1000).toISOString() : undefined;
}
