import type { Context } from '@aws-appsync/utils';
import type { QueryListTestRunsArgs } from '#domain/generated/types';
import { indexes, ownedRunsPartition, ownedRunSort } from '#domain/keys';
import { callerOf } from '../caller';
import { askPage, pageRead, type PageRead } from '../rows-page';
import { presentRun } from './present-run';
import { runFilter } from './run-filter';
import type { RunRow } from './run-row';

/** Lists the caller's own runs, also for admins. */
export function request(ctx: Context<QueryListTestRunsArgs>) {
  const filter = runFilter({ ...ctx.args.filter });
  const partition = ownedRunsPartition(callerOf(ctx).sub);
  return askPage({ index: indexes.byOwner, partition, start: ownedRunSort(''), filter }, ctx.args);
}

export function response(ctx: PageRead<RunRow>) {
  const { items, nextToken } = pageRead(ctx);
  return { items: items.map((row) => presentRun(row)), nextToken };
}
