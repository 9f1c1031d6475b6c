import type { Context } from '@aws-appsync/utils';
import type { MutationReinstateBrandUserArgs } from '#domain/generated/types';
import type { BrandStanding } from '../brands/brand-standing';
import type { ManagedWrite } from '../brands/managed-write';
import { changedPlayer, changePlayer, type PlayerChange } from './change-player';
import type { PlayerRow } from './player-row';

const change: PlayerChange = { from: ['SUSPENDED'], action: 'BRAND_USER_REINSTATED' };

export function request(ctx: Context<MutationReinstateBrandUserArgs, BrandStanding>) {
  return changePlayer(ctx, change, { status: 'ACTIVE', statusReason: null });
}

export function response(ctx: ManagedWrite<MutationReinstateBrandUserArgs, PlayerRow>) {
  return changedPlayer(ctx);
}
