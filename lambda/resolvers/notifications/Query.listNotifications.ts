import type { Context } from '@aws-appsync/utils';
import type { Notification, QueryListNotificationsArgs } from '#domain/generated/types';
import { notificationKey } from '#domain/keys';
import { callerOf } from '../caller';
import { askPage, type Page, pageRead } from '../rows-page';
import type { ReadMark } from './read-mark';

/** Lists the caller's own notifications. */
export function request(ctx: Context<QueryListNotificationsArgs>) {
  const { pk, sk } = notificationKey(callerOf(ctx).sub, '');
  return askPage({ partition: pk, start: sk }, ctx.args);
}

/** As stored: a notification that was read individually has the time. */
type Row = Omit<Notification, 'unread'> & { readonly readAt?: string };

export function response(
  ctx: Context<
    QueryListNotificationsArgs,
    Record<string, unknown>,
    { result: ReadMark | null },
    undefined,
    Page<Row>
  >,
) {
  const { items, nextToken } = pageRead(ctx);
  const readUpTo = ctx.prev.result?.readUpTo ?? '';
  return { items: items.map((row) => ({ ...row, unread: !row.readAt && row.id > readUpTo })), nextToken };
}
