import { AwsError } from '#local/platform/aws-error';
import type { PageTokens } from '../page-tokens';

/** What an operation of a table's data source needs. */
export interface TableNeeds {
  readonly tableName: string;
  readonly tokens: PageTokens;
  /** The DynamoDB API, as the data source's role. */
  readonly call: (
    operation: string,
    input: Readonly<Record<string, unknown>>,
  ) => Promise<Record<string, unknown>>;
}

/** Parses and carries out one operation. What the API throws is shown as `ctx.error`, with the result beside it. */
export type Operation = (request: unknown, needs: TableNeeds) => Promise<OperationAnswer>;

export interface OperationAnswer {
  readonly result: unknown;
  readonly failure?: AwsError;
}

export const isFailure = (error: unknown, code: string): error is AwsError =>
  error instanceof AwsError && error.code === code;
