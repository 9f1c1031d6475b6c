import { util, type Context } from '@aws-appsync/utils';
import type { PlayerChoice } from '#domain/generated/types';
import { playerChoiceKey } from '#domain/keys';
import { callerOf } from '../caller';
import { refuseFailure } from '../refuse-failure';

export function request(ctx: Context) {
  const key = util.dynamodb.toMapValues(playerChoiceKey(callerOf(ctx).sub));
  return { operation: 'GetItem', key, consistentRead: true };
}

export function response(
  ctx: Context<unknown, Record<string, unknown>, undefined, undefined, PlayerChoice | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result;
}
