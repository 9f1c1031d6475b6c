import { util, type Context } from '@aws-appsync/utils';
import { testRunModelKey } from '#domain/keys';
import { refuse } from '../refuse';
import { refuseFailure } from '../refuse-failure';
import type { RunRow } from './run-row';

type OfRun<Result> = Context<unknown, Record<string, unknown>, undefined, RunRow, Result>;

/** Every caller who can read the run can read its model. */
export function request(ctx: OfRun<undefined>) {
  if (!ctx.source) return util.unauthorized();
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(testRunModelKey(ctx.source.id)) };
}

export function response(ctx: OfRun<{ mathModel: string } | null>) {
  if (ctx.error) refuseFailure(ctx);
  if (!ctx.result) return refuse('run.missing');
  return ctx.result.mathModel;
}
