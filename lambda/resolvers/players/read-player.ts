import { util, type Context } from '@aws-appsync/utils';
import { brandUserKey } from '#domain/keys';
import { brandAccess, type BrandAccess } from '../brands/brand-access';
import { refuse } from '../refuse';
import { refuseFailure } from '../refuse-failure';
import type { PlayerRow } from './player-row';
import { presentPlayer } from './present-player';

interface Named {
  readonly input: { readonly userId: string };
}

/** Reads the player again after the write. */
export function request(ctx: Context<Named, BrandAccess>) {
  const { brand } = brandAccess(ctx);
  const key = util.dynamodb.toMapValues(brandUserKey(brand.id, ctx.args.input.userId));
  return { operation: 'GetItem', key, consistentRead: true };
}

export function response(ctx: Context<Named, BrandAccess, undefined, undefined, PlayerRow | null>) {
  if (ctx.error) refuseFailure(ctx);
  if (!ctx.result) return refuse('player.missing');
  return presentPlayer(ctx.result, brandAccess(ctx).brand.owner);
}
