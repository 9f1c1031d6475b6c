import type { Context } from '@aws-appsync/utils';
import type { QueryListSupportRequestsArgs } from '#domain/generated/types';
import { indexes, statusSort, supportPartition } from '#domain/keys';
import { supportPage, supportPageRead, type SupportPageRead } from './support-page';

/** Open requests are sorted oldest first, the others newest first. */
export function request(ctx: Context<QueryListSupportRequestsArgs>) {
  const { status } = ctx.args;
  const start = statusSort(status, '');
  const place = { index: indexes.byStatus, partition: supportPartition, start };
  return supportPage({ ...place, oldestFirst: status === 'OPEN' }, ctx.args);
}

export const response = (ctx: SupportPageRead) => supportPageRead(ctx);
