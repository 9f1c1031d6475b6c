import { util, type Context, type DynamoDBTransactWriteItemsRequest } from '@aws-appsync/utils';
import { guard } from '#domain/guard';
import { withdrawnKey } from '#domain/keys';
import { failedConditions, type CancelledWrite } from '../audited-write';
import { callerOf } from '../caller';
import { checkId } from '../check-id';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { checkAbsent, type TransactItem } from '../transaction';

/** Returns a valid notification id; refuses any other text. */
export function notificationId(id: string, field: string): string {
  checkId(field, id);
  if (!util.matches('^[0-9TZ:.-]+#[0-9A-Za-z-]+$', id)) refuse('input.invalid', { field });
  return id;
}

/**
 * Writes an item of the caller. The write is not audited. Like other writes, it is refused after the account was
 * deleted, which withdraws all access, and for former admins until their token expires.
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

/** Returns whether the item was written; false if its own condition failed. */
export function ownWritten(ctx: OwnWritten): boolean {
  if (!ctx.error) return true;
  return !failedConditions(ctx)[0]?.failed;
}
