import type { Context } from '@aws-appsync/utils';
import type { QueryListMySupportRequestsArgs } from '#domain/generated/types';
import { indexes, ownSupportPartition, ownSupportSort } from '#domain/keys';
import { callerOf } from '../caller';
import { supportPage, supportPageRead, type SupportPageRead } from './support-page';

/** Lists the caller's own requests. */
export function request(ctx: Context<QueryListMySupportRequestsArgs>) {
  const partition = ownSupportPartition(callerOf(ctx).sub);
  const place = { index: indexes.byOwner, partition, start: ownSupportSort(''), oldestFirst: false };
  return supportPage(place, ctx.args);
}

export const response = (ctx: SupportPageRead) => supportPageRead(ctx);
