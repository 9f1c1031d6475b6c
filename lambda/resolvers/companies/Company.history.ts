import { util, type Context } from '@aws-appsync/utils';
import type { CompanyHistoryArgs } from '#domain/generated/types';
import { auditPartition } from '#domain/keys';
import { historyOf, historyRead, type HistoryPage } from '../history';
import type { CompanyRow } from './company-row';

type OfCompany<Result> = Context<CompanyHistoryArgs, Record<string, unknown>, undefined, CompanyRow, Result>;

/** Every caller who can read the company can read its history. */
export function request(ctx: OfCompany<undefined>) {
  if (!ctx.source) return util.unauthorized();
  return historyOf(auditPartition('COMPANY', ctx.source.id), ctx.args);
}

export function response(ctx: OfCompany<HistoryPage>) {
  return historyRead(ctx);
}
