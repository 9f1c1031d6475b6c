import { util, type Context } from '@aws-appsync/utils';
import { brandUserKey } from '#domain/keys';
import { brandStanding, type BrandStanding } from '../brands/brand-standing';
import { refuse } from '../refuse';
import { refuseFailure } from '../refuse-failure';
import type { PlayerRow } from './player-row';
import { toldPlayer } from './told-player';

interface Named {
  readonly input: { readonly userId: string };
}

/** Reads the player again after they were written. */
export function request(ctx: Context<Named, BrandStanding>) {
  const { brand } = brandStanding(ctx);
  const key = util.dynamodb.toMapValues(brandUserKey(brand.id, ctx.args.input.userId));
  return { operation: 'GetItem', key, consistentRead: true };
}

export function response(ctx: Context<Named, BrandStanding, undefined, undefined, PlayerRow | null>) {
  if (ctx.error) refuseFailure(ctx);
  if (!ctx.result) return refuse('player.missing');
  return toldPlayer(ctx.result, brandStanding(ctx).brand.owner);
}
