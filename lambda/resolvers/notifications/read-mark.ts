import { util, type Context } from '@aws-appsync/utils';
import { readMarkKey } from '#domain/keys';
import { callerOf } from '../caller';
import { refuseFailure } from '../refuse-failure';

/** The position up to which the caller has read. */
export interface ReadMark {
  readonly readUpTo: string;
}

export function request(ctx: Context) {
  const key = util.dynamodb.toMapValues(readMarkKey(callerOf(ctx).sub));
  return { operation: 'GetItem', key, consistentRead: true };
}

export function response(
  ctx: Context<unknown, Record<string, unknown>, undefined, undefined, ReadMark | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result;
}
