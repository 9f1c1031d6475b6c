import type { Context } from '@aws-appsync/utils';
import type { QueryListUserHistoryArgs } from '#domain/generated/types';
import { auditPartition } from '#domain/keys';
import { checkId } from '../check-id';
import { historyOf, historyRead, type HistoryPage } from '../history';

export function request(ctx: Context<QueryListUserHistoryArgs>) {
  const { sub } = ctx.args;
  checkId('sub', sub);
  return historyOf(auditPartition('USER', sub), ctx.args);
}

export function response(
  ctx: Context<QueryListUserHistoryArgs, Record<string, unknown>, undefined, undefined, HistoryPage>,
) {
  return historyRead(ctx);
}
