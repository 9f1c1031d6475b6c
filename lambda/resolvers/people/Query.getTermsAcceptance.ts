import { util, type Context } from '@aws-appsync/utils';
import type { TermsAcceptance } from '#domain/generated/types';
import { acceptanceKey } from '#domain/keys';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { callerOf } from '../caller';
import { refuseFailure } from '../refuse-failure';

export function request(ctx: Context) {
  const key = util.dynamodb.toMapValues(acceptanceKey(callerOf(ctx).sub, termsVersion));
  return { operation: 'GetItem', key, consistentRead: true };
}

export function response(
  ctx: Context<unknown, Record<string, unknown>, undefined, undefined, TermsAcceptance | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result?.policyVersion === policyVersion ? ctx.result : null;
}
