import { util, type Context } from '@aws-appsync/utils';
import { companyKey } from '#domain/keys';
import { authorizeCompany } from '../companies/authorize-company';
import type { CompanyRow } from '../companies/company-row';
import { parseId } from '../parse-id';
import { refuseFailure } from '../refuse-failure';

interface Named {
  readonly companyId: string;
}

/** Reads the requested company to check its owner. */
export function request(ctx: Context<Named>) {
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(companyKey(parseId(ctx.args.companyId))) };
}

export function response(
  ctx: Context<Named, Record<string, unknown>, undefined, undefined, CompanyRow | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  return authorizeCompany(ctx, ctx.result);
}
