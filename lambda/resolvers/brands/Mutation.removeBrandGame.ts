import { runtime, type Context } from '@aws-appsync/utils';
import type { MutationRemoveBrandGameArgs } from '#domain/generated/types';
import type { BrandRow } from './brand-row';
import { managedBrand, type BrandAccess } from './brand-access';
import { changeBrand, changedBrand, activeBrand } from './change-brand';
import type { ManagedWrite } from './managed-write';

export function request(ctx: Context<MutationRemoveBrandGameArgs, BrandAccess>) {
  const { gameId } = ctx.args.input;
  const { brand } = managedBrand(ctx);
  if (!brand.gameIds.includes(gameId)) runtime.earlyReturn(null, { skipTo: 'NEXT' });
  activeBrand(ctx, brand);
  const values = {
    gameIds: brand.gameIds.filter((id) => id !== gameId),
    featuredGameIds: brand.featuredGameIds.filter((id) => id !== gameId),
  };
  return changeBrand(ctx, brand, values, 'BRAND_GAME_REMOVED', { gameId });
}

export function response(ctx: ManagedWrite<MutationRemoveBrandGameArgs, BrandRow>) {
  return changedBrand(ctx);
}
