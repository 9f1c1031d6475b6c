import { util, type Context } from '@aws-appsync/utils';
import type { QueryGetTestRunArgs } from '#domain/generated/types';
import { testRunKey } from '#domain/keys';
import { parseId } from '../parse-id';
import { refuseFailure } from '../refuse-failure';
import { authorizeRun } from './authorize-run';
import type { RunRow } from './run-row';
import { presentRun } from './present-run';

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
