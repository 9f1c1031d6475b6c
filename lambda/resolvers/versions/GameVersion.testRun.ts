import { runtime, util, type Context } from '@aws-appsync/utils';
import { testRunKey } from '#domain/keys';
import type { RunRow } from '../lab/run-row';
import { presentRun } from '../lab/present-run';
import { refuseFailure } from '../refuse-failure';
import type { VersionRow } from './version-row';

type OfVersion<Result> = Context<unknown, Record<string, unknown>, undefined, VersionRow, Result>;

/** Every caller who can read the version can read its last test run. */
export function request(ctx: OfVersion<undefined>) {
  if (!ctx.source) return util.unauthorized();
  const { lastRunId } = ctx.source;
  if (!lastRunId) return runtime.earlyReturn(null);
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(testRunKey(lastRunId)) };
}

export function response(ctx: OfVersion<RunRow | null>) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result ? presentRun(ctx.result) : null;
}
