import type { Context } from '@aws-appsync/utils';
import type { QueryGetReviewActivityArgs } from '#domain/generated/types';
import { askMetrics, metricsAnswer } from './ask-metrics';

export function request(ctx: Context<QueryGetReviewActivityArgs>) {
  return askMetrics('reviews', ctx.args);
}

export const response = metricsAnswer;
