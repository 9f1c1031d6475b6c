import { Logger } from '@aws-lambda-powertools/logger';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';

/**
 * Works through a stream's records in their order and stops at the first that fails: Lambda begins again there.
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

/** Works on a stream's records together; when that fails, Lambda begins again with the first of them. */
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
 * Works on a stream's records apart from each other; `work` answers those that failed, and why. Lambda begins again with
 * the first of them, so that the work must bear to be done twice.
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
  fault: unknown,
): DynamoDBBatchResponse {
  const sequence = record?.dynamodb?.SequenceNumber;
  if (sequence === undefined) throw fault;
  // The name alone: messages of the user pool may carry an address.
  const name = fault instanceof Error ? fault.name : 'unknown';
  new Logger({ serviceName }).error('A record failed', { sequence, fault: name });
  return { batchItemFailures: [{ itemIdentifier: sequence }] };
}
