import type { Context } from '@aws-appsync/utils';
import type { QueryGetBrandMetricsArgs } from '#domain/generated/types';
import { managedBrand, type BrandAccess } from '../brands/brand-access';
import { askMetrics, metricsAnswer } from './ask-metrics';

/** The previous steps have read the brand, its casino and its company. */
export function request(ctx: Context<QueryGetBrandMetricsArgs, BrandAccess>) {
  const { id, coinTypes } = managedBrand(ctx).brand;
  const decimals = coinTypes.map((coin) => ({ code: coin.code, decimals: coin.decimals }));
  return askMetrics('brand', ctx.args, { id, decimals });
}

export const response = metricsAnswer;
