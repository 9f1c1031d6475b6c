import { util } from '@aws-appsync/utils';
import type { MutationCloseSupportRequestArgs } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { changeRequest, requestChanged, type Changing } from './change-request';

/** Also sets the time at which the request expires. */
export function request(ctx: Changing<MutationCloseSupportRequestArgs>) {
  const at = util.time.nowISO8601();
  const expiresAt = util.time.nowEpochSeconds() + limits.support.keptDays * 24 * 60 * 60;
  return changeRequest(ctx, {
    at,
    to: 'CLOSED',
    action: 'SUPPORT_CLOSED',
    values: { closedAt: at, expiresAt },
  });
}

export function response(ctx: Parameters<typeof requestChanged>[0]) {
  return requestChanged(ctx);
}
