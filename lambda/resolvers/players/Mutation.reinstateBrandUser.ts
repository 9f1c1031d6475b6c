import { util, type Context } from '@aws-appsync/utils';
import type { MutationReinstateBrandUserArgs } from '#domain/generated/types';
import type { BrandAccess } from '../brands/brand-access';
import type { ManagedWrite } from '../brands/managed-write';
import { changedPlayer, changePlayer, type PlayerChange } from './change-player';
import type { PlayerRow } from './player-row';

const change: PlayerChange = { from: ['SUSPENDED'], action: 'BRAND_USER_REINSTATED' };

/**
 * A player who excluded themselves while suspended stays excluded. The length of the suspension is added up,
 * because rewards do not expire during a suspension.
 */
export function request(ctx: Context<MutationReinstateBrandUserArgs, BrandAccess>) {
  const { player } = ctx.stash;
  const until = player?.selfExcludedUntil;
  const isExcluded = until && until > util.time.nowISO8601();
  const values = { status: isExcluded ? 'SELF_EXCLUDED' : 'ACTIVE', statusReason: null };
  const suspendedMs = (player?.suspendedMs ?? 0) + timeSince(player?.suspendedAt);
  return changePlayer(ctx, change, values, { unlisted: { suspendedAt: null, suspendedMs } });
}

function timeSince(at: string | null | undefined): number {
  return at ? util.time.nowEpochMilliSeconds() - util.time.parseISO8601ToEpochMilliSeconds(at) : 0;
}

export function response(ctx: ManagedWrite<MutationReinstateBrandUserArgs, PlayerRow>) {
  return changedPlayer(ctx);
}
