import { util, type Context } from '@aws-appsync/utils';
import { companyKey } from '#domain/keys';
import { refuseFailure } from '../refuse-failure';
import { authorizeCompany } from './authorize-company';
import type { CompanyRow } from './company-row';
import { parseId } from '../parse-id';

interface Named {
  readonly input: { readonly id?: string; readonly companyId?: string };
}
interface Made {
  readonly companyId?: string;
}

/** Reads the company in the input, or the one that an earlier step has created. */
export function request(ctx: Context<Named, Made>) {
  const id = parseId(ctx.stash.companyId ?? ctx.args.input.companyId ?? ctx.args.input.id ?? '');
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(companyKey(id)), consistentRead: true };
}

export function response(ctx: Context<Named, Made, undefined, undefined, CompanyRow | null>) {
  if (ctx.error) refuseFailure(ctx);
  return authorizeCompany(ctx, ctx.result);
}
