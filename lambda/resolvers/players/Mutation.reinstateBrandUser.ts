import { util, type Context } from '@aws-appsync/utils';
import type { MutationReinstateBrandUserArgs } from '#domain/generated/types';
import type { BrandAccess } from '../brands/brand-access';
import type { ManagedWrite } from '../brands/managed-write';
import { changedPlayer, changePlayer, type PlayerChange } from './change-player';
import type { PlayerRow } from './player-row';

const change: PlayerChange = { from: ['SUSPENDED'], action: 'BRAND_USER_REINSTATED' };

/** A player who excluded themselves while suspended stays excluded. */
export function request(ctx: Context<MutationReinstateBrandUserArgs, BrandAccess>) {
  const until = ctx.stash.player?.selfExcludedUntil;
  const isExcluded = until && until > util.time.nowISO8601();
  return changePlayer(ctx, change, { status: isExcluded ? 'SELF_EXCLUDED' : 'ACTIVE', statusReason: null });
}

export function response(ctx: ManagedWrite<MutationReinstateBrandUserArgs, PlayerRow>) {
  return changedPlayer(ctx);
}
