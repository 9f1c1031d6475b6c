import { util, type Context } from '@aws-appsync/utils';
import type { MutationSetBrandUserLevelArgs } from '#domain/generated/types';
import { brandAdminsPartition } from '#domain/keys';
import { managedBrand, type BrandAccess } from '../brands/brand-access';
import type { ManagedWrite } from '../brands/managed-write';
import { changedPlayer, changePlayer, type PlayerChange } from './change-player';
import type { PlayerRow } from './player-row';

const change: PlayerChange = {
  from: ['ACTIVE', 'SUSPENDED', 'SELF_EXCLUDED'],
  action: 'BRAND_USER_LEVEL_SET',
};

export function request(ctx: Context<MutationSetBrandUserLevelArgs, BrandAccess>) {
  const { level, userId } = ctx.args.input;
  const { id } = managedBrand(ctx).brand;
  const indexed =
    level === 'ADMIN' ? { gsi3pk: brandAdminsPartition(id), gsi3sk: userId } : { gsi3pk: null, gsi3sk: null };
  const levelSetAt = util.time.nowISO8601();
  return changePlayer(ctx, change, { level }, { unlisted: { ...indexed, levelSetAt } });
}

export function response(ctx: ManagedWrite<MutationSetBrandUserLevelArgs, PlayerRow>) {
  return changedPlayer(ctx);
}
