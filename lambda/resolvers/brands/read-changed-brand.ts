import { util, type Context } from '@aws-appsync/utils';
import { brandKey } from '#domain/keys';
import { refuse } from '../refuse';
import { refuseFailure } from '../refuse-failure';
import type { BrandRow } from './brand-row';
import { brandAccess, managesBrand, type BrandAccess } from './brand-access';
import { presentBrand } from './present-brand';

/** Reads the brand again after the write. Its casino and company were read before. */
export function request(ctx: Context<unknown, BrandAccess>) {
  const key = util.dynamodb.toMapValues(brandKey(brandAccess(ctx).brand.id));
  return { operation: 'GetItem', key, consistentRead: true };
}

export function response(ctx: Context<unknown, BrandAccess, undefined, undefined, BrandRow | null>) {
  if (ctx.error) refuseFailure(ctx);
  if (!ctx.result) return refuse('brand.missing');
  const { casino, company } = brandAccess(ctx);
  return presentBrand(ctx.result, casino, company, managesBrand(ctx));
}
