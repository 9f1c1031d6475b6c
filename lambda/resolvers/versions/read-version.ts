import { util, type Context } from '@aws-appsync/utils';
import type { GameVersionTransitionInput } from '#domain/generated/types';
import { refuseFailure } from '../refuse-failure';
import { authorizeVersion } from './authorize-version';
import { knownVersion } from './known-version';
import type { VersionRow } from './version-row';

interface Named {
  readonly input: GameVersionTransitionInput;
}

/** Reads the version in the input. */
export function request(ctx: Context<Named>) {
  const key = util.dynamodb.toMapValues(knownVersion(ctx.args.input));
  return { operation: 'GetItem', key, consistentRead: true };
}

export function response(
  ctx: Context<Named, Record<string, unknown>, undefined, undefined, VersionRow | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  return authorizeVersion(ctx, ctx.result);
}
