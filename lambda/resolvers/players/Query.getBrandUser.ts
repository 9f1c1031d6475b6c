import { runtime, type Context } from '@aws-appsync/utils';
import type { QueryGetBrandUserArgs } from '#domain/generated/types';
import type { BrandAccess } from '../brands/brand-access';
import { readablePlayer } from './readable-player';
import { presentPlayer } from './present-player';

/** The previous steps have read the player. */
export function request(ctx: Context<QueryGetBrandUserArgs, BrandAccess>) {
  const { brand, player } = readablePlayer(ctx, ctx.args.userId);
  return runtime.earlyReturn(presentPlayer(player, brand.owner));
}

export function response(ctx: Context<unknown, Record<string, unknown>, undefined, undefined, unknown>) {
  return ctx.result;
}
