import { util, type Context } from '@aws-appsync/utils';
import type { QueryListReviewItemsArgs } from '#domain/generated/types';
import { indexes, reviewPartition } from '#domain/keys';
import type { CompanyRow } from '../companies/company-row';
import { pageLimit } from '../page-limit';

export function request(ctx: Context<QueryListReviewItemsArgs>) {
  const { limit, nextToken } = ctx.args;
  return {
    operation: 'Query',
    index: indexes.review,
    query: {
      expression: 'gsi3pk = :review',
      expressionValues: util.dynamodb.toMapValues({ ':review': reviewPartition }),
    },
    limit: pageLimit(limit),
    nextToken,
  };
}

type Page = { items: CompanyRow[]; nextToken: string | null };

export function response(
  ctx: Context<QueryListReviewItemsArgs, Record<string, unknown>, undefined, undefined, Page>,
) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  const items = ctx.result.items.map((company) => ({
    id: company.id,
    kind: 'COMPANY',
    since: company.submittedAt,
    company,
  }));
  return { items, nextToken: ctx.result.nextToken };
}
