import type { Context } from '@aws-appsync/utils';
import type { AuditEvent, QueryListSupportHistoryArgs } from '#domain/generated/types';
import { auditPartition } from '#domain/keys';
import { askPage, pageRead, type PageRead } from '../rows-page';
import { parseId } from '../parse-id';

export function request(ctx: Context<QueryListSupportHistoryArgs>) {
  return askPage({ partition: auditPartition('SUPPORT', parseId(ctx.args.id, 'support.missing')) }, ctx.args);
}

export const response = (ctx: PageRead<AuditEvent>) => pageRead(ctx);
