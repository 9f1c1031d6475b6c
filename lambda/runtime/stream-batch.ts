import { Logger } from '@aws-lambda-powertools/logger';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';

/**
 * Processes a stream's records in order and stops at the first failure, where Lambda resumes.
 * https://docs.aws.amazon.com/lambda/latest/dg/services-ddb-batchfailurereporting.html
 */
export async function inOrder(
  serviceName: string,
  { Records }: DynamoDBStreamEvent,
  work: (record: DynamoDBRecord) => Promise<void>,
): Promise<DynamoDBBatchResponse> {
  for (const record of Records) {
    try {
      await work(record);
    } catch (error) {
      return beginAgainAt(record, serviceName, error);
    }
  }
  return { batchItemFailures: [] };
}

/** Processes a stream's records together. If this fails, Lambda retries all of them. */
export async function allAtOnce(
  serviceName: string,
  { Records }: DynamoDBStreamEvent,
  work: (records: readonly DynamoDBRecord[]) => Promise<void>,
): Promise<DynamoDBBatchResponse> {
  try {
    await work(Records);
    return { batchItemFailures: [] };
  } catch (error) {
    return beginAgainAt(Records[0], serviceName, error);
  }
}

/**
 * Processes a stream's records independently. `work` returns the failed ones with the reasons. Lambda resumes at the
 * first of them, so `work` must be repeatable.
 */
export async function eachApart(
  serviceName: string,
  { Records }: DynamoDBStreamEvent,
  work: (records: readonly DynamoDBRecord[]) => Promise<ReadonlyMap<DynamoDBRecord, unknown>>,
): Promise<DynamoDBBatchResponse> {
  const failed = await work(Records);
  const first = Records.find((record) => failed.has(record));
  return first ? beginAgainAt(first, serviceName, failed.get(first)) : { batchItemFailures: [] };
}

function beginAgainAt(
  record: DynamoDBRecord | undefined,
  serviceName: string,
  error: unknown,
): DynamoDBBatchResponse {
  const sequence = record?.dynamodb?.SequenceNumber;
  if (sequence === undefined) throw error;
  // Logs only the name, because messages of the user pool can contain an address.
  const name = error instanceof Error ? error.name : 'unknown';
  new Logger({ serviceName }).error('A record failed', { sequence, fault: name });
  return { batchItemFailures: [{ itemIdentifier: sequence }] };
}
