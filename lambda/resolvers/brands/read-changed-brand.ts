import { util, type Context } from '@aws-appsync/utils';
import { brandKey } from '#domain/keys';
import { refuse } from '../refuse';
import { refuseFailure } from '../refuse-failure';
import type { BrandRow } from './brand-row';
import { brandStanding, managesBrand, type BrandStanding } from './brand-standing';
import { toldBrand } from './told-brand';

/** Reads the brand again after it was written; its house was read before. */
export function request(ctx: Context<unknown, BrandStanding>) {
  const key = util.dynamodb.toMapValues(brandKey(brandStanding(ctx).brand.id));
  return { operation: 'GetItem', key, consistentRead: true };
}

export function response(ctx: Context<unknown, BrandStanding, undefined, undefined, BrandRow | null>) {
  if (ctx.error) refuseFailure(ctx);
  if (!ctx.result) return refuse('brand.missing');
  const { casino, company } = brandStanding(ctx);
  return toldBrand(ctx.result, casino, company, managesBrand(ctx));
}
