import { util, type Context } from '@aws-appsync/utils';
import { complianceKey } from '#domain/keys';
import { refuse } from '../refuse';
import { refuseFailure } from '../refuse-failure';
import type { ProfileRow } from './profile-row';
import { profileNow } from './current-status';

interface Named {
  readonly input: { readonly companyId: string };
}

/** Reads the profile after the write. The previous steps have checked its owner. */
export function request(ctx: Context<Named>) {
  const key = util.dynamodb.toMapValues(complianceKey(ctx.args.input.companyId));
  return { operation: 'GetItem', key, consistentRead: true };
}

export function response(
  ctx: Context<Named, Record<string, unknown>, undefined, undefined, ProfileRow | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result ? profileNow(ctx.result) : refuse('compliance.missing');
}
