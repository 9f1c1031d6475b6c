import { type ChangeRecord, sequenceNumberOf } from '#local/services/dynamodb/change-streams';
import { objectOf } from '#local/platform/json-shape';
import type { FunctionAnswer } from '#local/services/needs';
import type { DiscardReason } from './discarded-batch';
import type { EventSource } from './event-source';

export interface DeliveryNeeds {
  readonly invoke: (records: readonly ChangeRecord[]) => Promise<FunctionAnswer>;
  /** Waits between attempts; rejects if the mapping is stopped. */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly discard: (records: readonly ChangeRecord[], reason: DiscardReason, invocations: number) => void;
  readonly now: () => Date;
}

/**
 * Sends a batch to the function until every record is processed or discarded (AWS Lambda Developer Guide, "Retain
 * discarded records for a DynamoDB event source"). Splitting a batch does not use up a retry and keeps the order.
 */
export async function deliver(
  needs: DeliveryNeeds,
  source: EventSource,
  records: readonly ChangeRecord[],
  retries = 0,
): Promise<void> {
  const answer = await needs.invoke(records);
  const done = recordsDone(records, answer, source.reportsItemFailures);
  const rest = records.slice(done);
  if (rest.length === 0) return;
  if (source.bisects && rest.length > 1) {
    // The batch is split at the reported failure, or otherwise in half.
    const middle = done > 0 ? 0 : Math.ceil(rest.length / 2);
    for (const part of [rest.slice(0, middle), rest.slice(middle)])
      if (part.length > 0) await deliver(needs, source, part, retries);
    return;
  }
  if (ageSeconds(rest, needs.now()) > source.longestRecordAgeSeconds)
    needs.discard(rest, 'RecordAgeExceeded', retries + 1);
  else if (retries >= source.mostRetries) needs.discard(rest, 'RetryAttemptsExhausted', retries + 1);
  else {
    await needs.pause(Math.min(10_000, 100 * 2 ** retries));
    await deliver(needs, source, rest, retries + 1);
  }
}

function ageSeconds([oldest]: readonly ChangeRecord[], now: Date): number {
  const createdAt = objectOf(oldest?.dynamodb).ApproximateCreationDateTime;
  return typeof createdAt === 'number' ? now.getTime() / 1000 - createdAt : 0;
}

/**
 * Returns how many records from the start of the batch are processed. Without item reports, all or none; with them,
 * those before the lowest reported sequence number (AWS Lambda Developer Guide, "Configuring partial batch response
 * with DynamoDB and Lambda"). An unknown identifier fails the whole batch.
 */
function recordsDone(
  records: readonly ChangeRecord[],
  answer: FunctionAnswer,
  reportsItemFailures: boolean,
): number {
  if ('functionError' in answer) return 0;
  if (!reportsItemFailures) return records.length;
  const { batchItemFailures } = objectOf(answer.payload);
  if (!Array.isArray(batchItemFailures)) return records.length;
  const failed = batchItemFailures.map((failure) => {
    const { itemIdentifier } = objectOf(failure);
    return records.findIndex((record) => sequenceNumberOf(record) === itemIdentifier);
  });
  return failed.includes(-1) ? 0 : Math.min(records.length, ...failed);
}
