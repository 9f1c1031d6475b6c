import { util, type Context, type DynamoDBTransactWriteItemsRequest } from '@aws-appsync/utils';
import { guard } from '#domain/guard';
import { withdrawnKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { failedConditions, type CancelledWrite } from '../audited-write';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { checkAbsent, type TransactItem } from '../transaction';

/** An id that a notification may have; refuses text that is none. */
export function notificationId(id: string, field: string): string {
  if (id.length > limits.notification.id || !util.matches('^[0-9TZ:.-]+#[0-9A-Za-z-]+$', id))
    refuse('input.invalid', { field });
  return id;
}

/**
 * A write about the caller alone. It is not audited. As other writes it is refused once the account is deleted, which
 * withdraws every access, and to a former admin until their token ends.
 */
export function ownWrite(
  ctx: Pick<Context, 'identity' | 'env' | 'request'>,
  item: TransactItem,
): DynamoDBTransactWriteItemsRequest {
  const { sub, isAdmin } = callerOf(ctx);
  const withdrawn = withdrawnKey(sub, isAdmin ? 'ADMINS' : 'ACCOUNT');
  return {
    operation: 'TransactWriteItems',
    transactItems: [item, ...guard('caller.access', [checkAbsent(mainTable(ctx), withdrawn)])],
  };
}

export type OwnWritten = Context<
  unknown,
  Record<string, unknown>,
  undefined,
  undefined,
  CancelledWrite<unknown>
>;

/** Whether it was written: false when the item's own condition failed. */
export function ownWritten(ctx: OwnWritten): boolean {
  if (!ctx.error) return true;
  return !failedConditions(ctx)[0]?.failed;
}
