import type { Context } from '@aws-appsync/utils';
import type { AuditEvent, QueryListUserHistoryArgs } from '#domain/generated/types';
import { auditPartition } from '#domain/keys';
import { checkId } from '../check-id';
import { askPage, pageRead, type PageRead } from '../rows-page';

export function request(ctx: Context<QueryListUserHistoryArgs>) {
  const { sub } = ctx.args;
  checkId('sub', sub);
  return askPage({ partition: auditPartition('USER', sub) }, ctx.args);
}

export const response = (ctx: PageRead<AuditEvent>) => pageRead(ctx);
