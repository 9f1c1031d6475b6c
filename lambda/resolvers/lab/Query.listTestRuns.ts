import { util, type Context } from '@aws-appsync/utils';
import type { QueryListTestRunsArgs } from '#domain/generated/types';
import { indexes, ownedRunsPartition, ownedRunSort } from '#domain/keys';
import { callerOf } from '../caller';
import { pageLimit } from '../page-limit';
import { refuseFailure } from '../refuse-failure';
import { runFilter } from './run-filter';
import type { RunRow } from './run-row';
import { presentRun } from './present-run';

/** Lists the caller's own runs, also for admins. */
export function request(ctx: Context<QueryListTestRunsArgs>) {
  const { filter, limit, nextToken } = ctx.args;
  const narrowed = runFilter({ ...filter });
  return {
    operation: 'Query',
    index: indexes.byOwner,
    query: {
      expression: 'gsi1pk = :lab AND begins_with(gsi1sk, :run)',
      expressionValues: util.dynamodb.toMapValues({
        ':lab': ownedRunsPartition(callerOf(ctx).sub),
        ':run': ownedRunSort(''),
      }),
    },
    ...(narrowed ? { filter: narrowed } : {}),
    scanIndexForward: false,
    limit: pageLimit(limit),
    nextToken,
  };
}

type Page = { items: RunRow[]; nextToken: string | null };

export function response(
  ctx: Context<QueryListTestRunsArgs, Record<string, unknown>, undefined, undefined, Page>,
) {
  if (ctx.error) refuseFailure(ctx);
  const { items, nextToken } = ctx.result;
  return { items: items.map((row) => presentRun(row)), nextToken };
}
