import type { Context } from '@aws-appsync/utils';
import type { MutationSetBrandUserLevelArgs } from '#domain/generated/types';
import type { BrandStanding } from '../brands/brand-standing';
import type { ManagedWrite } from '../brands/managed-write';
import { changedPlayer, changePlayer, type PlayerChange } from './change-player';
import type { PlayerRow } from './player-row';

const change: PlayerChange = {
  from: ['ACTIVE', 'SUSPENDED', 'SELF_EXCLUDED'],
  action: 'BRAND_USER_LEVEL_SET',
};

export function request(ctx: Context<MutationSetBrandUserLevelArgs, BrandStanding>) {
  return changePlayer(ctx, change, { level: ctx.args.input.level });
}

export function response(ctx: ManagedWrite<MutationSetBrandUserLevelArgs, PlayerRow>) {
  return changedPlayer(ctx);
}
