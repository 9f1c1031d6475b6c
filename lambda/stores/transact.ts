import { setTimeout as pause } from 'node:timers/promises';
import {
  TransactionCanceledException,
  TransactWriteItemsCommand,
  type DynamoDBClient,
  type TransactWriteItem,
} from '@aws-sdk/client-dynamodb';

const attempts = 6;
const firstPauseMs = 20;

/**
 * Writes all items or none. Returns the positions of failed conditions; empty if written. Conflicts with other
 * transactions are retried here, because the SDK does not retry a cancelled transaction.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html
 */
export async function transact(
  dynamodb: DynamoDBClient,
  writes: readonly TransactWriteItem[],
): Promise<readonly number[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await dynamodb.send(new TransactWriteItemsCommand({ TransactItems: [...writes] }));
      return [];
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code ?? 'None');
      const failed = codes.flatMap((code, position) => (code === 'ConditionalCheckFailed' ? [position] : []));
      if (failed.length > 0) return failed;
      if (!codes.includes('TransactionConflict') || attempt === attempts) throw error;
      await pause(firstPauseMs * 2 ** attempt * Math.random());
    }
  }
}
