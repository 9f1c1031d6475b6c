import type { Context } from '@aws-appsync/utils';
import type { QueryListPopularGamesArgs } from '#domain/generated/types';
import { brandStanding, type BrandStanding } from '../brands/brand-standing';
import { metricsAnswer } from './ask-metrics';

/** The previous steps have checked that the caller may read the brand. */
export function request(ctx: Context<QueryListPopularGamesArgs, BrandStanding>) {
  return { operation: 'Invoke', payload: { of: 'popular', id: brandStanding(ctx).brand.id } };
}

export const response = metricsAnswer;
