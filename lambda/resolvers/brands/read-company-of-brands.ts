import { runtime, util, type Context } from '@aws-appsync/utils';
import { companyKey } from '#domain/keys';
import type { CasinoRow } from '../casinos/casino-row';
import type { CompanyRow } from '../companies/company-row';
import { refuseFailure } from '../refuse-failure';
import type { Page } from '../rows-page';
import type { BrandRow } from './brand-row';
import { presentBrand } from './present-brand';

type Reading<Result> = Context<
  unknown,
  Record<string, unknown>,
  { result: Page<BrandRow> },
  CasinoRow,
  Result
>;

/** Reads the company of a casino whose brands are listed. */
export function request(ctx: Reading<undefined>) {
  if (!ctx.source) return util.unauthorized();
  const { items, nextToken } = ctx.prev.result;
  if (items.length === 0) return runtime.earlyReturn({ items, nextToken });
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(companyKey(ctx.source.companyId)) };
}

export function response(ctx: Reading<CompanyRow | null>) {
  if (ctx.error) refuseFailure(ctx);
  const { source: casino, result: company } = ctx;
  if (!casino) return util.unauthorized();
  const { items, nextToken } = ctx.prev.result;
  return { items: items.map((row) => presentBrand(row, casino, company, true)), nextToken };
}
