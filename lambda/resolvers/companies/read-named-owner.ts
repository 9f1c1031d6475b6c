import { runtime, type Context } from '@aws-appsync/utils';
import type { MutationCreateCompanyArgs } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { callerOf } from '../caller';
import { checkRequired } from '../check-text';

export { response } from '../invoke-function';

/** Invokes the user administration for the owner that an admin has entered. Skipped without an owner. */
export function request(ctx: Context<MutationCreateCompanyArgs>) {
  const { sub, groups, isAdmin } = callerOf(ctx);
  const { owner } = ctx.args.input;
  // The next step refuses other callers with an owner in the input.
  if (!owner || owner === sub || !isAdmin) return runtime.earlyReturn(null);
  checkRequired('owner', owner, 1, limits.sub);
  return {
    operation: 'Invoke',
    payload: {
      fieldName: 'createCompany',
      arguments: { input: { owner } },
      identity: { sub, groups },
    },
  };
}
