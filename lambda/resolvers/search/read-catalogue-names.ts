import { runtime, type Context } from '@aws-appsync/utils';
import type { QuerySearchArgs } from '#domain/generated/types';
import { catalogueNames } from '#domain/keys';
import { callerOf } from '../caller';
import { entriesFound, entriesQuery, type Found } from './found-entries';

/** Reads names of games in the public catalogue. Not needed for admins, who get all games. */
export function request(ctx: Context<QuerySearchArgs>) {
  const { kinds } = ctx.args;
  if (callerOf(ctx).isAdmin || (kinds && !kinds.includes('GAME'))) return runtime.earlyReturn(null);
  return entriesQuery(ctx, catalogueNames);
}

export function response(ctx: Found) {
  ctx.stash.offered = entriesFound(ctx);
  return null;
}
