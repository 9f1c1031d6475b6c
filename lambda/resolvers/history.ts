import { util, type Context } from '@aws-appsync/utils';
import type { AuditEvent, CompanyHistoryArgs } from '#domain/generated/types';
import { pageLimit } from './page-limit';
import { refuseFailure } from './refuse-failure';

/** Queries the events of an entity, named as in `auditPartition`, newest first. */
export function historyOf(entity: string, { limit, nextToken }: CompanyHistoryArgs) {
  return {
    operation: 'Query',
    query: {
      expression: 'pk = :entity',
      expressionValues: util.dynamodb.toMapValues({ ':entity': entity }),
    },
    scanIndexForward: false,
    limit: pageLimit(limit),
    nextToken,
  };
}

export interface HistoryPage {
  readonly items: readonly AuditEvent[];
  readonly nextToken: string | null;
}

export function historyRead(
  ctx: Pick<
    Context<unknown, Record<string, unknown>, undefined, undefined, HistoryPage>,
    'error' | 'request' | 'result'
  >,
): HistoryPage {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result;
}
