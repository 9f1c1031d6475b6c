import { runtime, type Context } from '@aws-appsync/utils';
import { casinoKey, companyKey } from '#domain/keys';
import { isOpen } from '../brands/brand-access';
import type { BrandRow } from '../brands/brand-row';
import type { CasinoRow } from '../casinos/casino-row';
import type { CompanyRow } from '../companies/company-row';
import { readRows, rowsRead, type BatchRead } from '../read-rows';
import { playerNow } from './present-player';
import type { JoinedBrands } from './read-joined-players';

type Reading<Result> = Context<unknown, JoinedBrands, { result: BrandRow[] }, undefined, Result>;

/** Reads the casinos and companies of the brands, which determine whether the brands are open. */
export function request(ctx: Reading<undefined>) {
  const brands = ctx.prev.result;
  if (brands.length === 0) return runtime.earlyReturn([]);
  return readRows(
    ctx,
    [
      ...distinct(brands.map(({ casinoId }) => casinoId)).map((id) => casinoKey(id)),
      ...distinct(brands.map(({ companyId }) => companyId)).map((id) => companyKey(id)),
    ],
    false,
  );
}

export function response(ctx: Reading<BatchRead<CasinoRow | CompanyRow>>) {
  const brands = ctx.prev.result;
  const rows = rowsRead(ctx);
  const [casinos, companies] = [
    distinct(brands.map(({ casinoId }) => casinoId)),
    distinct(brands.map(({ companyId }) => companyId)),
  ];
  const joined: unknown[] = [];
  for (const brand of brands) {
    const casino = rows[casinos.indexOf(brand.casinoId)] as CasinoRow | null;
    const company = rows[casinos.length + companies.indexOf(brand.companyId)] as CompanyRow | null;
    const row = (ctx.stash.joined ?? []).find(({ brandId }) => brandId === brand.id);
    if (casino && casino.status !== 'CLOSED' && row) {
      const { displayName, status, createdAt } = playerNow(row);
      joined.push({
        ...{ brandId: brand.id, name: brand.name, casinoName: casino.name, logoKey: brand.logoKey },
        ...{ displayName, status, joinedAt: createdAt, open: isOpen(brand, casino, company) },
      });
    }
  }
  return joined;
}

function distinct(ids: readonly string[]): string[] {
  const found: string[] = [];
  for (const id of ids) {
    if (!found.includes(id)) found.push(id);
  }
  return found;
}
