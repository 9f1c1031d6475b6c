import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { WalletError } from '@novalink/ledger';

/**
 * Names of temporary errors: of the service, of a cancelled transaction's reasons, and of the SDK.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html
 */
const faults: Readonly<Record<string, WalletError>> = {
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

interface Named {
  readonly name?: unknown;
  /** Set on errors of Node.js. */
  readonly code?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** Returns the kind of a temporary failure; undefined for an unexpected error. */
export function faultOf(error: unknown): WalletError | undefined {
  if (error instanceof TransactionCanceledException) return faultAmong(reasonCodes(error));
  const { name, code, $metadata = {} }: Named = Object(error) as Named;
  const { httpStatusCode = 0 } = $metadata;
  return faultAmong([name, code]) ?? (httpStatusCode >= 500 ? 'server' : undefined);
}

/** Codes by position in the transaction; `None` where nothing failed. */
export const reasonCodes = ({ CancellationReasons = [] }: TransactionCanceledException): readonly string[] =>
  CancellationReasons.map(({ Code }) => Code ?? 'None');

const faultAmong = (names: readonly unknown[]) =>
  names
    .map((name) => (typeof name === 'string' ? faults[name] : undefined))
    .find((fault) => fault !== undefined);
