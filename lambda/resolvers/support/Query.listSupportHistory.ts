import type { Context } from '@aws-appsync/utils';
import type { QueryListSupportHistoryArgs } from '#domain/generated/types';
import { auditPartition } from '#domain/keys';
import { historyOf, historyRead, type HistoryPage } from '../history';
import { parseId } from '../parse-id';

export function request(ctx: Context<QueryListSupportHistoryArgs>) {
  return historyOf(auditPartition('SUPPORT', parseId(ctx.args.id, 'support.missing')), ctx.args);
}

export function response(
  ctx: Context<QueryListSupportHistoryArgs, Record<string, unknown>, undefined, undefined, HistoryPage>,
) {
  return historyRead(ctx);
}
