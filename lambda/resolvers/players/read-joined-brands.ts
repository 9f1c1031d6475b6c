import { runtime, type Context } from '@aws-appsync/utils';
import { brandKey } from '#domain/keys';
import type { BrandRow } from '../brands/brand-row';
import { readRows, rowsRead, type BatchRead } from '../read-rows';
import type { JoinedBrands } from './read-joined-players';

type Reading<Result> = Context<unknown, JoinedBrands, undefined, undefined, Result>;

export function request(ctx: Reading<undefined>) {
  const joined = ctx.stash.joined ?? [];
  if (joined.length === 0) return runtime.earlyReturn([]);
  return readRows(
    ctx,
    joined.map(({ brandId }) => brandKey(brandId)),
    false,
  );
}

/** Returns the brands that are not closed. */
export function response(ctx: Reading<BatchRead<BrandRow>>) {
  const brands: BrandRow[] = [];
  for (const brand of rowsRead(ctx)) {
    if (brand && brand.status !== 'CLOSED') brands.push(brand);
  }
  return brands;
}
