import { runtime, util, type Context } from '@aws-appsync/utils';
import { testRunResultKey } from '#domain/keys';
import { refuseFailure } from '../refuse-failure';
import type { RunRow } from './run-row';

type OfRun<Result> = Context<unknown, Record<string, unknown>, undefined, RunRow, Result>;

/** Every caller who can read the run can read its result once it has one. */
export function request(ctx: OfRun<undefined>) {
  if (!ctx.source) return util.unauthorized();
  const { id, resultHash } = ctx.source;
  if (!resultHash) return runtime.earlyReturn(null);
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(testRunResultKey(id)) };
}

export function response(ctx: OfRun<{ result: string } | null>) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result ? ctx.result.result : null;
}
