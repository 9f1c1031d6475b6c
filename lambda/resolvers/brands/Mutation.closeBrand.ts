import type { Context } from '@aws-appsync/utils';
import type { MutationCloseBrandArgs } from '#domain/generated/types';
import type { BrandRow } from './brand-row';
import { ownBrand, type BrandAccess } from './brand-access';
import { changeBrand, changedBrand, activeBrand } from './change-brand';
import type { ManagedWrite } from './managed-write';

export function request(ctx: Context<MutationCloseBrandArgs, BrandAccess>) {
  const brand = activeBrand(ctx, ownBrand(ctx).brand);
  return changeBrand(ctx, brand, { status: 'CLOSED' }, 'BRAND_CLOSED');
}

export function response(ctx: ManagedWrite<MutationCloseBrandArgs, BrandRow>) {
  return changedBrand(ctx);
}
