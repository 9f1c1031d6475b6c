import { runtime, util, type Context } from '@aws-appsync/utils';
import type { TestRun } from '#domain/generated/types';
import { testRunKey } from '#domain/keys';
import type { VersionRow } from './version-row';

type OfVersion<Result> = Context<unknown, Record<string, unknown>, undefined, VersionRow, Result>;

/** Whoever was given the version may read its last test run. */
export function request(ctx: OfVersion<undefined>) {
  if (!ctx.source) return util.unauthorized();
  const { gameId, lastRunId } = ctx.source;
  if (!lastRunId) return runtime.earlyReturn(null);
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(testRunKey(gameId, lastRunId)) };
}

export function response(ctx: OfVersion<TestRun | null>) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  return ctx.result;
}
