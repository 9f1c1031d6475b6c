import { util, type Context } from '@aws-appsync/utils';
import type { QueryGetGameVersionArgs } from '#domain/generated/types';
import { refuseFailure } from '../refuse-failure';
import { authorizeVersion } from './authorize-version';
import { knownVersion } from './known-version';
import type { VersionRow } from './version-row';

export function request(ctx: Context<QueryGetGameVersionArgs>) {
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(knownVersion(ctx.args)) };
}

export function response(
  ctx: Context<QueryGetGameVersionArgs, Record<string, unknown>, undefined, undefined, VersionRow | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  return authorizeVersion(ctx, ctx.result);
}
