import type { Context } from '@aws-appsync/utils';
import { brandStanding, supportedBrand, type BrandStanding } from '../brands/brand-standing';
import { callerOf } from '../caller';
import { refuse } from '../refuse';

/** The player that the caller may read: oneself, or anyone for those who support the brand. */
export function readablePlayer(
  ctx: Pick<Context<unknown, BrandStanding>, 'identity' | 'stash'>,
  userId: string,
) {
  const isSelf = userId === callerOf(ctx).sub;
  const { brand, player } = isSelf ? brandStanding(ctx) : supportedBrand(ctx);
  if (!player) return refuse('player.missing');
  return { brand, player };
}
