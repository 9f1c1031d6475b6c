import type { Context } from '@aws-appsync/utils';
import { guard } from '#domain/guard';
import { casinoKey, companyKey } from '#domain/keys';
import type { CasinoRow } from '../casinos/casino-row';
import type { CompanyRow } from '../companies/company-row';
import { readRows, rowsRead, type BatchRead } from '../read-rows';
import { refuse } from '../refuse';
import { brandAccess, isOpen, managesBrand, type BrandAccess } from './brand-access';
import { presentBrand } from './present-brand';

/** Reads the casino and the company of the brand. A brand that is not open exists only for its players and managers. */
export function request(ctx: Context<unknown, BrandAccess>) {
  const { brand } = ctx.stash;
  if (!brand) return refuse('brand.missing');
  return readRows(ctx, [casinoKey(brand.casinoId), companyKey(brand.companyId)], true);
}

export function response(
  ctx: Context<unknown, BrandAccess, undefined, undefined, BatchRead<CasinoRow | CompanyRow>>,
) {
  const [casino, company] = rowsRead(ctx);
  if (!casino) return refuse('brand.missing');
  ctx.stash.casino = casino as CasinoRow;
  ctx.stash.company = company as CompanyRow | null;
  const access = brandAccess(ctx);
  const manages = managesBrand(ctx);
  const open = isOpen(access.brand, access.casino, access.company);
  if (!guard('brand.open', open || manages || access.me !== null)) refuse('brand.missing');
  return presentBrand(access.brand, access.casino, access.company, manages);
}
