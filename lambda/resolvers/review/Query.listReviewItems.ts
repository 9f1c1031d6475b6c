import { util, type Context } from '@aws-appsync/utils';
import type { QueryListReviewItemsArgs } from '#domain/generated/types';
import { indexes, reviewPartition } from '#domain/keys';
import { limits } from '#domain/limits';
import { pageLimit } from '../page-limit';
import { refuseFailure } from '../refuse-failure';
import type { WaitingRow } from './waiting-row';

export function request(ctx: Context<QueryListReviewItemsArgs>) {
  const { limit, nextToken } = ctx.args;
  return {
    operation: 'Query',
    index: indexes.review,
    query: {
      expression: 'gsi3pk = :review',
      expressionValues: util.dynamodb.toMapValues({ ':review': reviewPartition }),
    },
    limit: pageLimit(limit, limits.reviewPage),
    nextToken,
  };
}

type Page = { items: WaitingRow[]; nextToken: string | null };

/** The next step reads the companies and games of the items. */
export function response(
  ctx: Context<QueryListReviewItemsArgs, Record<string, unknown>, undefined, undefined, Page>,
) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result;
}
