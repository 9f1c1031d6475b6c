import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { WalletFault } from '#domain/wallet/ports';

/**
 * Errors that may pass, by their names: of the service, of a cancelled transaction's reasons, and of the SDK.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html
 */
const faults: Readonly<Record<string, WalletFault>> = {
  TransactionConflict: 'conflict',
  TransactionConflictException: 'conflict',
  TransactionInProgressException: 'conflict',
  ProvisionedThroughputExceeded: 'throttled',
  ProvisionedThroughputExceededException: 'throttled',
  RequestLimitExceeded: 'throttled',
  ThrottlingError: 'throttled',
  ThrottlingException: 'throttled',
  InternalServerError: 'server',
  ServiceUnavailable: 'server',
  TimeoutError: 'timeout',
  ECONNREFUSED: 'timeout',
  ECONNRESET: 'timeout',
  EPIPE: 'timeout',
  ETIMEDOUT: 'timeout',
};

/** What may pass, or nothing for a bug. */
export function faultOf(error: unknown): WalletFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof TransactionCanceledException) return faultAmong(reasonCodes(error));
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  const named = faultAmong([error.name, typeof code === 'string' ? code : '']);
  return named ?? (($metadata?.httpStatusCode ?? 0) >= 500 ? 'server' : undefined);
}

/** By the position in the transaction; `None` where nothing failed. */
export const reasonCodes = ({ CancellationReasons = [] }: TransactionCanceledException): readonly string[] =>
  CancellationReasons.map(({ Code }) => Code ?? 'None');

const faultAmong = (names: readonly string[]) =>
  names.map((name) => faults[name]).find((fault) => fault !== undefined);
