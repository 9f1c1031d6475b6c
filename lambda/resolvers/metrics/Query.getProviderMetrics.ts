import type { Context } from '@aws-appsync/utils';
import type { QueryGetProviderMetricsArgs } from '#domain/generated/types';
import { askMetrics, metricsAnswer } from './ask-metrics';

/** The previous step admits only the owner of the company and admins. */
export function request(ctx: Context<QueryGetProviderMetricsArgs>) {
  return askMetrics('provider', ctx.args, { id: ctx.args.companyId });
}

export const response = metricsAnswer;
