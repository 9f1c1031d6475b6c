import { sequenceNumberOf, type ChangeRecord } from '#local/services/dynamodb/change-streams';
import { objectOf } from '#local/platform/json-shape';
import type { FunctionAnswer } from '#local/services/needs';

/**
 * Returns how many records from the start of the batch are processed. Without item reports, all or none; with them,
 * those before the lowest reported sequence number (AWS Lambda Developer Guide, "Configuring partial batch response
 * with DynamoDB and Lambda"). An unknown identifier fails the whole batch.
 */
export function recordsDone(
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
