import { runtime, type Context } from '@aws-appsync/utils';
import type { QueryGetBrandUserArgs } from '#domain/generated/types';
import type { BrandStanding } from '../brands/brand-standing';
import { readablePlayer } from './readable-player';
import { toldPlayer } from './told-player';

/** The steps before have read the player already. */
export function request(ctx: Context<QueryGetBrandUserArgs, BrandStanding>) {
  const { brand, player } = readablePlayer(ctx, ctx.args.userId);
  return runtime.earlyReturn(toldPlayer(player, brand.owner));
}

export function response(ctx: Context<unknown, Record<string, unknown>, undefined, undefined, unknown>) {
  return ctx.result;
}
