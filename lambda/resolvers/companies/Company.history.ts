import { util, type Context } from '@aws-appsync/utils';
import type { AuditEvent, CompanyHistoryArgs } from '#domain/generated/types';
import { auditPartition } from '#domain/keys';
import { askPage, pageRead, type PageRead } from '../rows-page';
import type { CompanyRow } from './company-row';

/** Every caller who can read the company can read its history. */
export function request(ctx: Context<CompanyHistoryArgs, Record<string, unknown>, undefined, CompanyRow>) {
  if (!ctx.source) return util.unauthorized();
  return askPage({ partition: auditPartition('COMPANY', ctx.source.id) }, ctx.args);
}

export const response = (ctx: PageRead<AuditEvent>) => pageRead(ctx);
