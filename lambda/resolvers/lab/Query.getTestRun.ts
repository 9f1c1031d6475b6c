import { util, type Context } from '@aws-appsync/utils';
import type { QueryGetTestRunArgs } from '#domain/generated/types';
import { testRunKey } from '#domain/keys';
import { parseId } from '../parse-id';
import { refuseFailure } from '../refuse-failure';
import type { RunRow } from './run-row';
import { presentRun } from './present-run';
import { guard } from '#domain/guard';
import { callerOf } from '../caller';
import { refuse } from '../refuse';

/** Reads consistently, because clients read a run immediately after starting it. */
export function request(ctx: Context<QueryGetTestRunArgs>) {
  const key = testRunKey(parseId(ctx.args.id, 'run.missing'));
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(key), consistentRead: true };
}

export function response(
  ctx: Context<QueryGetTestRunArgs, Record<string, unknown>, undefined, undefined, RunRow | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  return presentRun(authorizeRun(ctx, ctx.result));
}

/**
 * Returns the row to the user who started the run, the owner of its game and admins. For others, it is
 * refused like a missing row.
 */
function authorizeRun(ctx: Pick<Context, 'identity'>, row: RunRow | null | undefined): RunRow {
  const { sub, isAdmin } = callerOf(ctx);
  if (!row) return refuse('run.missing');
  const isOwn = row.owner === sub || row.gameOwner === sub;
  if (!guard('run.owner', isOwn || isAdmin)) return refuse('run.missing');
  return row;
}
