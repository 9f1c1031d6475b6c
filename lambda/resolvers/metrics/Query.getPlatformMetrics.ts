import type { Context } from '@aws-appsync/utils';
import type { QueryGetPlatformMetricsArgs } from '#domain/generated/types';
import { askMetrics, metricsAnswer } from './ask-metrics';

export function request(ctx: Context<QueryGetPlatformMetricsArgs>) {
  return askMetrics('platform', ctx.args);
}

export const response = metricsAnswer;
