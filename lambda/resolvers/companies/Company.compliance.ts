import { util, type Context } from '@aws-appsync/utils';
import { complianceKey } from '#domain/keys';
import type { ProfileRow } from '../compliance/profile-row';
import { profileNow } from '../compliance/current-status';
import { refuseFailure } from '../refuse-failure';
import type { CompanyRow } from './company-row';

type OfCompany<Result> = Context<unknown, Record<string, unknown>, undefined, CompanyRow, Result>;

/** Every caller who can read the company can read its profile. */
export function request(ctx: OfCompany<undefined>) {
  if (!ctx.source) return util.unauthorized();
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(complianceKey(ctx.source.id)) };
}

export function response(ctx: OfCompany<ProfileRow | null>) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result ? profileNow(ctx.result) : null;
}
