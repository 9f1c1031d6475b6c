import { util, type Context } from '@aws-appsync/utils';
import type { SupportRequestConnection } from '#domain/generated/types';
import { indexes } from '#domain/keys';
import { pageLimit } from '../page-limit';
import { refuseFailure } from '../refuse-failure';

interface Place {
  readonly index: (typeof indexes)['byOwner' | 'byStatus'];
  readonly partition: string;
  /** The prefix of the sort keys. */
  readonly start: string;
  readonly oldestFirst: boolean;
}

interface Page {
  readonly limit?: number | null;
  readonly nextToken?: string | null;
}

/** A page of support requests from an index. */
export const supportPage = ({ index, partition, start, oldestFirst }: Place, { limit, nextToken }: Page) => ({
  operation: 'Query',
  index,
  query: {
    expression: `${index}pk = :partition AND begins_with(${index}sk, :start)`,
    expressionValues: util.dynamodb.toMapValues({ ':partition': partition, ':start': start }),
  },
  scanIndexForward: oldestFirst,
  limit: pageLimit(limit),
  nextToken,
});

export type SupportPageRead = Pick<
  Context<unknown, Record<string, unknown>, undefined, undefined, SupportRequestConnection>,
  'error' | 'request' | 'result'
>;

export function supportPageRead(ctx: SupportPageRead): SupportRequestConnection {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result;
}
