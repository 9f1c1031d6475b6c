import { runtime, util, type Context } from '@aws-appsync/utils';
import { companyKey } from '#domain/keys';
import { callerOf } from '../caller';
import { parseId } from '../parse-id';
import { refuse } from '../refuse';
import { refuseFailure } from '../refuse-failure';
import { authorizeCompany } from './authorize-company';
import type { CompanyRow } from './company-row';

interface Named {
  readonly companyId?: string | null;
}

/** Reads the company whose games or casinos are listed, to check its owner. Admins can list every company. */
export function request(ctx: Context<Named>) {
  const { companyId } = ctx.args;
  if (companyId) parseId(companyId);
  if (callerOf(ctx).isAdmin) runtime.earlyReturn(null, { skipTo: 'NEXT' });
  if (!companyId) return refuse('input.required', { field: 'companyId' });
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(companyKey(companyId)) };
}

export function response(
  ctx: Context<Named, Record<string, unknown>, undefined, undefined, CompanyRow | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  return authorizeCompany(ctx, ctx.result);
}
