import type { Context } from '@aws-appsync/utils';
import type { MutationPauseBrandArgs } from '#domain/generated/types';
import type { BrandRow } from './brand-row';
import { ownBrand, type BrandAccess } from './brand-access';
import { changeBrand, changedBrand, activeBrand } from './change-brand';
import type { ManagedWrite } from './managed-write';

export function request(ctx: Context<MutationPauseBrandArgs, BrandAccess>) {
  const brand = activeBrand(ctx, ownBrand(ctx).brand, ['ACTIVE']);
  return changeBrand(ctx, brand, { status: 'PAUSED' }, 'BRAND_PAUSED');
}

export function response(ctx: ManagedWrite<MutationPauseBrandArgs, BrandRow>) {
  return changedBrand(ctx);
}
