import type { Context } from '@aws-appsync/utils';
import type { QueryListSupportHistoryArgs } from '#domain/generated/types';
import { auditPartition } from '#domain/keys';
import { historyOf, historyRead, type HistoryPage } from '../history';
import { knownId } from '../known-id';

export function request(ctx: Context<QueryListSupportHistoryArgs>) {
  return historyOf(auditPartition('SUPPORT', knownId(ctx.args.id, 'support.missing')), ctx.args);
}

export function response(
  ctx: Context<QueryListSupportHistoryArgs, Record<string, unknown>, undefined, undefined, HistoryPage>,
) {
  return historyRead(ctx);
}
