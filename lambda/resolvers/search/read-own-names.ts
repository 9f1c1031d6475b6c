import type { Context } from '@aws-appsync/utils';
import type { QuerySearchArgs } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { allNames, ownedNames } from '#domain/keys';
import { limits } from '#domain/limits';
import { callerOf } from '../caller';
import { pageLimit } from '../page-limit';
import { entriesFound, entriesQuery, type Found } from './found-entries';

/** Reads names of the caller's own company, or of all companies for admins. */
export function request(ctx: Context<QuerySearchArgs>) {
  const { sub, isAdmin } = callerOf(ctx);
  pageLimit(ctx.args.limit, limits.search.page);
  return entriesQuery(ctx, guard('search.all', isAdmin) ? allNames : ownedNames(sub));
}

export function response(ctx: Found) {
  ctx.stash.entries = entriesFound(ctx);
  return null;
}
