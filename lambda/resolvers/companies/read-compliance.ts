import { util, type Context } from '@aws-appsync/utils';
import type { ComplianceProfile, MutationSaveComplianceProfileArgs } from '#domain/generated/types';
import { complianceKey } from '#domain/keys';

/** Reads the profile just saved: the step before has checked whose it is. */
export function request(ctx: Context<MutationSaveComplianceProfileArgs>) {
  const key = util.dynamodb.toMapValues(complianceKey(ctx.args.input.companyId));
  return { operation: 'GetItem', key, consistentRead: true };
}

export function response(
  ctx: Context<
    MutationSaveComplianceProfileArgs,
    Record<string, unknown>,
    undefined,
    undefined,
    ComplianceProfile | null
  >,
) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  return ctx.result;
}
