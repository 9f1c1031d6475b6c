import { util, type Context } from '@aws-appsync/utils';
import { limits } from '#domain/limits';
import { type PageSizes, pageLimit } from './page-limit';
import { refuseFailure } from './refuse-failure';

/** The rows of a list. */
interface Listed {
  /** Default: the table itself. */
  readonly index?: string;
  /** The beginning of the names of its keys; default: its name. */
  readonly keys?: string;
  readonly partition: string;
  /** The prefix of the sort keys. */
  readonly start?: string;
  readonly filter?: object | undefined;
  /** Default: the last sort key first. */
  readonly forward?: boolean;
}

interface Asked {
  readonly limit?: number | null | undefined;
  readonly nextToken?: string | null | undefined;
}

/** Reads a page of a list. */
export function askPage(
  { index = '', keys, partition, start, filter, forward = false }: Listed,
  { limit, nextToken }: Asked,
  sizes: PageSizes = limits.page,
) {
  const named = keys ?? index;
  const whole = `${named}pk = :partition`;
  return {
    operation: 'Query',
    ...(index ? { index } : {}),
    query: {
      expression: start ? `${whole} AND begins_with(${named}sk, :start)` : whole,
      expressionValues: util.dynamodb.toMapValues({
        ':partition': partition,
        ...(start ? { ':start': start } : {}),
      }),
    },
    ...(filter ? { filter } : {}),
    scanIndexForward: forward,
    limit: pageLimit(limit, sizes),
    nextToken,
  };
}

export interface Page<Row> {
  readonly items: Row[];
  readonly nextToken: string | null;
}

export type PageRead<Row> = Pick<
  Context<unknown, Record<string, unknown>, undefined, undefined, Page<Row>>,
  'error' | 'request' | 'result'
>;

/** The page that was read. */
export function pageRead<Row>(ctx: PageRead<Row>): Page<Row> {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result;
}
