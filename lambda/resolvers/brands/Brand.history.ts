import { util, type Context } from '@aws-appsync/utils';
import type { BrandHistoryArgs } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { auditPartition } from '#domain/keys';
import { historyOf, historyRead, type HistoryPage } from '../history';
import { refuse } from '../refuse';
import type { PresentedBrand } from './present-brand';

type OfBrand<Result> = Context<BrandHistoryArgs, Record<string, unknown>, undefined, PresentedBrand, Result>;

/** For managers of the brand. The parent field has determined whether the caller is one. */
export function request(ctx: OfBrand<undefined>) {
  if (!ctx.source) return util.unauthorized();
  if (!guard('brand.history', ctx.source.manages)) refuse('brand.level-too-low');
  return historyOf(auditPartition('BRAND', ctx.source.id), ctx.args);
}

export function response(ctx: OfBrand<HistoryPage>) {
  return historyRead(ctx);
}
