import type { Context } from '@aws-appsync/utils';
import type { QueryListMySupportRequestsArgs, SupportRequest } from '#domain/generated/types';
import { indexes, ownSupportPartition, ownSupportSort } from '#domain/keys';
import { callerOf } from '../caller';
import { askPage, pageRead, type PageRead } from '../rows-page';

/** Lists the caller's own requests. */
export function request(ctx: Context<QueryListMySupportRequestsArgs>) {
  const partition = ownSupportPartition(callerOf(ctx).sub);
  const place = { index: indexes.byOwner, partition, start: ownSupportSort('') };
  return askPage(place, ctx.args);
}

export const response = (ctx: PageRead<SupportRequest>) => pageRead(ctx);
