import { AwsError } from '#local/platform/aws-error';
import type { PageTokens } from '../page-tokens';

/** Dependencies of an operation of a table's data source. */
export interface TableNeeds {
  readonly tableName: string;
  readonly tokens: PageTokens;
  /** Calls the DynamoDB API with the data source's role. */
  readonly call: (
    operation: string,
    input: Readonly<Record<string, unknown>>,
  ) => Promise<Record<string, unknown>>;
}

/** Parses and performs one operation. Exceptions of the API become `ctx.error`, together with the result. */
export type Operation = (request: unknown, needs: TableNeeds) => Promise<OperationAnswer>;

export interface OperationAnswer {
  readonly result: unknown;
  readonly failure?: AwsError;
}

export const isFailure = (error: unknown, code: string): error is AwsError =>
  error instanceof AwsError && error.code === code;
