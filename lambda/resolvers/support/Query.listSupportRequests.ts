import type { Context } from '@aws-appsync/utils';
import type { QueryListSupportRequestsArgs, SupportRequest } from '#domain/generated/types';
import { indexes, statusSort, supportPartition } from '#domain/keys';
import { askPage, pageRead, type PageRead } from '../rows-page';

/** Open requests are sorted oldest first, the others newest first. */
export function request(ctx: Context<QueryListSupportRequestsArgs>) {
  const { status } = ctx.args;
  const start = statusSort(status, '');
  const place = { index: indexes.byStatus, partition: supportPartition, start };
  return askPage({ ...place, forward: status === 'OPEN' }, ctx.args);
}

export const response = (ctx: PageRead<SupportRequest>) => pageRead(ctx);
