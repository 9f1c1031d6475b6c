import { util, type Context } from '@aws-appsync/utils';
import type { RtpAlertDecisionInput } from '#domain/generated/types';
import { refuse } from '../refuse';
import { refuseFailure } from '../refuse-failure';
import type { AlertRow } from './alert-row';
import { knownAlert } from './known-alert';

type Named = { readonly input: RtpAlertDecisionInput };

/** Reads the alert after the previous step changed it. */
export function request(ctx: Context<Named>) {
  const key = util.dynamodb.toMapValues(knownAlert(ctx.args.input));
  return { operation: 'GetItem', key, consistentRead: true };
}

export function response(
  ctx: Context<Named, Record<string, unknown>, undefined, undefined, AlertRow | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result ?? refuse('rtp-alert.missing');
}
