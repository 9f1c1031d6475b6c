import type { Context } from '@aws-appsync/utils';
import type { MutationSetBrandUserTierArgs } from '#domain/generated/types';
import type { BrandAccess } from '../brands/brand-access';
import type { ManagedWrite } from '../brands/managed-write';
import { limits } from '#domain/limits';
import { checkRange } from '../check-number';
import { changedPlayer, changePlayer, type PlayerChange } from './change-player';
import type { PlayerRow } from './player-row';

const change: PlayerChange = {
  from: ['ACTIVE', 'SUSPENDED', 'SELF_EXCLUDED'],
  action: 'BRAND_USER_TIER_SET',
};

export function request(ctx: Context<MutationSetBrandUserTierArgs, BrandAccess>) {
  const { tier } = ctx.args.input;
  checkRange('tier', tier, { smallest: 0, largest: limits.brandUser.tier });
  return changePlayer(ctx, change, { tier });
}

export function response(ctx: ManagedWrite<MutationSetBrandUserTierArgs, PlayerRow>) {
  return changedPlayer(ctx);
}
