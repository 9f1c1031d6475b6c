import { runtime, util, type Context } from '@aws-appsync/utils';
import type { QueryListGamesArgs } from '#domain/generated/types';
import { companyKey } from '#domain/keys';
import { callerOf } from '../caller';
import { authorizeCompany } from '../companies/authorize-company';
import type { CompanyRow } from '../companies/company-row';
import { knownId } from '../known-id';
import { refuse } from '../refuse';

/** Reads the company whose games are to be listed, to see whose it is; admins list what they like. */
export function request(ctx: Context<QueryListGamesArgs>) {
  const { companyId } = ctx.args;
  if (companyId) knownId(companyId);
  if (callerOf(ctx).isAdmin) runtime.earlyReturn(null, { skipTo: 'NEXT' });
  if (!companyId) return refuse('input.required', { field: 'companyId' });
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(companyKey(companyId)) };
}

export function response(
  ctx: Context<QueryListGamesArgs, Record<string, unknown>, undefined, undefined, CompanyRow | null>,
) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  return authorizeCompany(ctx, ctx.result);
}
