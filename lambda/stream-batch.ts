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
  const logger = new Logger({ serviceName });
  for (const record of Records) {
    try {
      await work(record);
    } catch (fault) {
      const sequence = record.dynamodb?.SequenceNumber;
      if (sequence === undefined) throw fault;
      // The name alone: messages of the user pool may carry an address.
      logger.error('A record failed', { sequence, fault: fault instanceof Error ? fault.name : 'unknown' });
      return { batchItemFailures: [{ itemIdentifier: sequence }] };
    }
  }
  return { batchItemFailures: [] };
}
