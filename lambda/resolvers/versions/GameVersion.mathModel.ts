import { util, type Context } from '@aws-appsync/utils';
import { mathModelKey } from '#domain/keys';
import { refuseFailure } from '../refuse-failure';
import type { VersionRow } from './version-row';

type OfVersion<Result> = Context<unknown, Record<string, unknown>, undefined, VersionRow, Result>;

/** Every caller who can read the version can read its model. */
export function request(ctx: OfVersion<undefined>) {
  if (!ctx.source) return util.unauthorized();
  const key = mathModelKey(ctx.source.gameId, ctx.source.id);
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(key) };
}

export function response(ctx: OfVersion<{ mathModel: string } | null>) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result ? ctx.result.mathModel : null;
}
