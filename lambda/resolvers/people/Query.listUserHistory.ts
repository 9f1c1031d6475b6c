import type { Context } from '@aws-appsync/utils';
import type { QueryListUserHistoryArgs } from '#domain/generated/types';
import { auditPartition } from '#domain/keys';
import { historyOf, historyRead, type HistoryPage } from '../history';
import { knownUser } from './known-user';

export function request(ctx: Context<QueryListUserHistoryArgs>) {
  return historyOf(auditPartition('USER', knownUser('sub', ctx.args.sub)), ctx.args);
}

export function response(
  ctx: Context<QueryListUserHistoryArgs, Record<string, unknown>, undefined, undefined, HistoryPage>,
) {
  return historyRead(ctx);
}
