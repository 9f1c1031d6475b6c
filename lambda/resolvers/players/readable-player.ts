import type { Context } from '@aws-appsync/utils';
import { brandAccess, supportedBrand, type BrandAccess } from '../brands/brand-access';
import { callerOf } from '../caller';
import { refuse } from '../refuse';

/** Returns a player that the caller is allowed to read: themselves, or any player for support users of the brand. */
export function readablePlayer(
  ctx: Pick<Context<unknown, BrandAccess>, 'identity' | 'stash'>,
  userId: string,
) {
  const isSelf = userId === callerOf(ctx).sub;
  const { brand, player } = isSelf ? brandAccess(ctx) : supportedBrand(ctx);
  if (!player) return refuse('player.missing');
  return { brand, player };
}
