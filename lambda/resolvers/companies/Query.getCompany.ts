import { util, type Context } from '@aws-appsync/utils';
import type { QueryGetCompanyArgs } from '#domain/generated/types';
import { companyKey } from '#domain/keys';
import { refuseFailure } from '../refuse-failure';
import { authorizeCompany } from './authorize-company';
import { parseId } from '../parse-id';
import type { CompanyRow } from './company-row';

export function request(ctx: Context<QueryGetCompanyArgs>) {
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(companyKey(parseId(ctx.args.id))) };
}

export function response(
  ctx: Context<QueryGetCompanyArgs, Record<string, unknown>, undefined, undefined, CompanyRow | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  return authorizeCompany(ctx, ctx.result);
}
