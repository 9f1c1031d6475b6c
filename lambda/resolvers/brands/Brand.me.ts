import { util, type Context } from '@aws-appsync/utils';
import { brandUserKey } from '#domain/keys';
import { callerOf } from '../caller';
import type { PlayerRow } from '../players/player-row';
import { presentPlayer } from '../players/present-player';
import { refuseFailure } from '../refuse-failure';
import type { PresentedBrand } from './present-brand';

type OfBrand<Result> = Context<unknown, Record<string, unknown>, undefined, PresentedBrand, Result>;

/** The caller as a player of the brand, once they have joined. */
export function request(ctx: OfBrand<undefined>) {
  if (!ctx.source) return util.unauthorized();
  const key = util.dynamodb.toMapValues(brandUserKey(ctx.source.id, callerOf(ctx).sub));
  return { operation: 'GetItem', key, consistentRead: true };
}

export function response(ctx: OfBrand<PlayerRow | null>) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result && ctx.source ? presentPlayer(ctx.result, ctx.source.owner) : null;
}
