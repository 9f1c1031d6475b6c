import type { Context } from '@aws-appsync/utils';
import type { QueryListPopularGamesArgs } from '#domain/generated/types';
import { brandAccess, type BrandAccess } from '../brands/brand-access';
import { metricsAnswer } from './ask-metrics';

/** The previous steps have checked that the caller is allowed to read the brand. */
export function request(ctx: Context<QueryListPopularGamesArgs, BrandAccess>) {
  return { operation: 'Invoke', payload: { of: 'popular', id: brandAccess(ctx).brand.id } };
}

export const response = metricsAnswer;
