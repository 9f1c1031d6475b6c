import { util, type Context } from '@aws-appsync/utils';
import type { MutationMarkNotificationReadArgs } from '#domain/generated/types';
import { notificationKey } from '#domain/keys';
import { callerOf } from '../caller';
import { mainTable } from '../tables';
import { update } from '../transaction';
import { notificationId, ownWrite, ownWritten, type OwnWritten } from './own-notification';

export function request(ctx: Context<MutationMarkNotificationReadArgs>) {
  const key = notificationKey(callerOf(ctx).sub, notificationId(ctx.args.id, 'id'));
  return ownWrite(ctx, update(mainTable(ctx), key, { readAt: util.time.nowISO8601() }, {}));
}

export function response(ctx: OwnWritten): boolean {
  return ownWritten(ctx);
}
