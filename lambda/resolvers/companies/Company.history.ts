import { util, type Context } from '@aws-appsync/utils';
import type { AuditEvent, CompanyHistoryArgs } from '#domain/generated/types';
import { auditPartition } from '#domain/keys';
import { pageLimit } from '../page-limit';
import type { CompanyRow } from './company-row';

type OfCompany<Result> = Context<CompanyHistoryArgs, Record<string, unknown>, undefined, CompanyRow, Result>;

/** Whoever was given the company may read its history. */
export function request(ctx: OfCompany<undefined>) {
  if (!ctx.source) return util.unauthorized();
  const { limit, nextToken } = ctx.args;
  return {
    operation: 'Query',
    query: {
      expression: 'pk = :company',
      expressionValues: util.dynamodb.toMapValues({ ':company': auditPartition('COMPANY', ctx.source.id) }),
    },
    scanIndexForward: false,
    limit: pageLimit(limit),
    nextToken,
  };
}

export function response(ctx: OfCompany<{ items: AuditEvent[]; nextToken: string | null }>) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  return ctx.result;
}
