import type { Context } from '@aws-appsync/utils';
import type { BrandStatus, MutationActivateBrandArgs } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { casinoKey } from '#domain/keys';
import type { CasinoRow } from '../casinos/casino-row';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check } from '../transaction';
import type { BrandRow } from './brand-row';
import { ownBrand, type BrandAccess } from './brand-access';
import { changeBrand, activeBrand } from './change-brand';
import { failedItems, type ManagedWrite } from './managed-write';

const from: readonly BrandStatus[] = ['DRAFT', 'PAUSED'];

export function request(ctx: Context<MutationActivateBrandArgs, BrandAccess>) {
  const { brand, casino } = ownBrand(ctx);
  activeBrand(ctx, brand, from);
  const missing = missingParts(brand);
  if (missing.length > 0) refuse('brand.incomplete', { missing: missing.join(',') });
  const isActive = casino.status === 'ACTIVE';
  if (!guard('brand.active-casino', isActive)) refuse('casino.not-active', { status: casino.status });
  const active = { status: 'ACTIVE' };
  const open = check(mainTable(ctx), casinoKey(casino.id), { eq: guard('brand.active-casino', active) });
  return changeBrand(ctx, brand, active, 'BRAND_ACTIVATED', active, [open]);
}

export function response(ctx: ManagedWrite<MutationActivateBrandArgs, BrandRow | CasinoRow>) {
  if (!ctx.error) return null;
  const [brand, casino] = failedItems(ctx);
  if (brand?.row) refuse('brand.stale', { version: brand.row.version });
  if (casino?.row) refuse('casino.not-active', { status: casino.row.status });
  return refuse('write.collided');
}

function missingParts({ coinTypes, gameIds }: BrandRow): string[] {
  const missing: string[] = [];
  if (!coinTypes.some(({ kind }) => kind === 'PLAY')) missing.push('coinTypes');
  if (!guard('brand.has-game', gameIds.length > 0)) missing.push('gameIds');
  return missing;
}
