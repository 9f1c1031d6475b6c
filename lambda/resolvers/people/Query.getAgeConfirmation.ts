import { util, type Context } from '@aws-appsync/utils';
import type { AgeConfirmation } from '#domain/generated/types';
import { ageKey } from '#domain/keys';
import { callerOf } from '../caller';
import { refuseFailure } from '../refuse-failure';

/** The caller's own confirmation, which pages read before play and after confirming. */
export function request(ctx: Context) {
  const key = util.dynamodb.toMapValues(ageKey(callerOf(ctx).sub));
  return { operation: 'GetItem', key, consistentRead: true };
}

export function response(
  ctx: Context<unknown, Record<string, unknown>, undefined, undefined, AgeConfirmation | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result;
}
