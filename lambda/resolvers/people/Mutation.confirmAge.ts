import { util, type Context } from '@aws-appsync/utils';
import type { AgeConfirmation } from '#domain/generated/types';
import { ageKey, auditPartition } from '#domain/keys';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { callerOf } from '../caller';
import { mainTable } from '../tables';
import { putNew } from '../transaction';

export function request(ctx: Context) {
  const { sub } = callerOf(ctx);
  const at = util.time.nowISO8601();
  const changes = { confirmedAt: at };
  return auditedWrite(ctx, [putNew(mainTable(ctx), ageKey(sub), changes)], {
    entity: auditPartition('USER', sub),
    at,
    action: 'AGE_CONFIRMED',
    changes,
  });
}

/** If the age was already confirmed, the next step returns the existing confirmation. */
export function response(
  ctx: Context<unknown, Record<string, unknown>, undefined, undefined, CancelledWrite<AgeConfirmation>>,
) {
  if (ctx.error) failedConditions(ctx);
  return null;
}
