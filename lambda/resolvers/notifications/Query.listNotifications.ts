import { util, type Context } from '@aws-appsync/utils';
import type { Notification, QueryListNotificationsArgs } from '#domain/generated/types';
import { notificationKey } from '#domain/keys';
import { callerOf } from '../caller';
import { pageLimit } from '../page-limit';
import { refuseFailure } from '../refuse-failure';
import type { ReadMark } from './read-mark';

/** Lists the caller's own notifications. */
export function request(ctx: Context<QueryListNotificationsArgs>) {
  const { limit, nextToken } = ctx.args;
  const { pk, sk } = notificationKey(callerOf(ctx).sub, '');
  return {
    operation: 'Query',
    query: {
      expression: 'pk = :pk AND begins_with(sk, :sk)',
      expressionValues: util.dynamodb.toMapValues({ ':pk': pk, ':sk': sk }),
    },
    scanIndexForward: false,
    limit: pageLimit(limit),
    nextToken,
  };
}

/** As stored: a notification that was read individually has the time. */
type Row = Omit<Notification, 'unread'> & { readonly readAt?: string };
type Page = { items: Row[]; nextToken: string | null };

export function response(
  ctx: Context<
    QueryListNotificationsArgs,
    Record<string, unknown>,
    { result: ReadMark | null },
    undefined,
    Page
  >,
) {
  if (ctx.error) refuseFailure(ctx);
  const { items, nextToken } = ctx.result;
  const readUpTo = ctx.prev.result?.readUpTo ?? '';
  return { items: items.map((row) => ({ ...row, unread: !row.readAt && row.id > readUpTo })), nextToken };
}
