import type { Context } from '@aws-appsync/utils';
import { brandFields } from '#domain/casinos/brand-fields';
import type { MutationUpdateBrandArgs } from '#domain/generated/types';
import { checkedFields } from '../check-fields';
import { refuse } from '../refuse';
import type { BrandRow } from './brand-row';
import { managedBrand, type BrandAccess } from './brand-access';
import { changeBrand, changedBrand, activeBrand } from './change-brand';
import type { ManagedWrite } from './managed-write';
import { checkTimeZone, timeZoneChange } from './time-zone';

export function request(ctx: Context<MutationUpdateBrandArgs, BrandAccess>) {
  const changes = checkedFields(brandFields, ctx.args.input, 'update');
  const brand = activeBrand(ctx, managedBrand(ctx).brand);
  for (const id of changes.featuredGameIds ?? []) if (!brand.gameIds.includes(id)) refuse('game.missing');
  checkTimeZone(changes.timeZone);
  const written = { ...changes, ...timeZoneChange(brand, changes.timeZone) };
  return changeBrand(ctx, brand, written, 'BRAND_UPDATED', changes);
}

export function response(ctx: ManagedWrite<MutationUpdateBrandArgs, BrandRow>) {
  return changedBrand(ctx);
}
