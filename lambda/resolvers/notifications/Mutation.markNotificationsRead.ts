import type { Context } from '@aws-appsync/utils';
import type { MutationMarkNotificationsReadArgs } from '#domain/generated/types';
import { readMarkKey } from '#domain/keys';
import { callerOf } from '../caller';
import { mainTable } from '../tables';
import { update } from '../transaction';
import { notificationId, ownWrite, ownWritten, type OwnWritten } from './own-notification';

/** The mark never moves back, so that an older page in another tab makes nothing unread. */
export function request(ctx: Context<MutationMarkNotificationsReadArgs>) {
  const readUpTo = notificationId(ctx.args.upTo, 'upTo');
  const mark = readMarkKey(callerOf(ctx).sub);
  return ownWrite(ctx, update(mainTable(ctx), mark, { readUpTo }, { lt: { readUpTo } }));
}

export function response(ctx: OwnWritten): boolean {
  ownWritten(ctx);
  return true;
}
