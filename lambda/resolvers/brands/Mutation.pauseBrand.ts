import type { Context } from '@aws-appsync/utils';
import type { MutationPauseBrandArgs } from '#domain/generated/types';
import type { BrandRow } from './brand-row';
import { ownBrand, type BrandStanding } from './brand-standing';
import { changeBrand, changedBrand, standingBrand } from './change-brand';
import type { ManagedWrite } from './managed-write';

export function request(ctx: Context<MutationPauseBrandArgs, BrandStanding>) {
  const brand = standingBrand(ctx, ownBrand(ctx).brand, ['ACTIVE']);
  return changeBrand(ctx, brand, { status: 'PAUSED' }, 'BRAND_PAUSED');
}

export function response(ctx: ManagedWrite<MutationPauseBrandArgs, BrandRow>) {
  return changedBrand(ctx);
}
