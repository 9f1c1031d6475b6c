import { util, type Context, type DynamoDBTransactWriteItemsRequest } from '@aws-appsync/utils';
import type { AuditAction } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { auditSort, auditTimeKeys, withdrawnKey } from '#domain/keys';
import { callerOf, type Caller } from './caller';
import { refuse } from './refuse';
import { refuseFailure } from './refuse-failure';
import { requestIdOf } from './request-id';
import { auditTable, mainTable } from './tables';
import { checkAbsent, putNew, type TransactItem, type Values } from './transaction';

export interface AuditedEvent {
  /** The entity of the event, as in `auditPartition`. */
  readonly entity: string;
  readonly at: string;
  readonly action: AuditAction;
  readonly reason?: string | null;
  /** The new values. */
  readonly changes: Values;
}

type Asked = Pick<Context, 'identity' | 'env' | 'error' | 'request'>;

/**
 * Writes the items and their audit event in one transaction. The transaction also checks that the access which the
 * write requires was not withdrawn after the token was issued: ADMINS for an admin, otherwise `needed`, a group or
 * only the account.
 */
export function auditedWrite(
  ctx: Asked,
  items: readonly TransactItem[],
  event: AuditedEvent,
  needed = 'ACCOUNT',
): DynamoDBTransactWriteItemsRequest {
  const { sub, isAdmin } = callerOf(ctx);
  const withdrawn = withdrawnKey(sub, isAdmin ? 'ADMINS' : needed);
  const access = guard('caller.access', [checkAbsent(mainTable(ctx), withdrawn)]);
  const row = auditRow(ctx, event, callerOf(ctx));
  return { operation: 'TransactWriteItems', transactItems: [...items, row, ...access] };
}

/** The audit event as an item of a transaction. */
export function auditRow(
  ctx: Asked,
  event: AuditedEvent,
  { sub, groups }: Pick<Caller, 'sub' | 'groups'>,
): TransactItem {
  const id = util.autoUlid();
  const key = { pk: event.entity, sk: auditSort(event.at, id) };
  return putNew(auditTable(ctx), key, {
    ...auditTimeKeys(event.at, id),
    id,
    at: event.at,
    action: event.action,
    actor: sub,
    actorGroups: groups,
    reason: event.reason ?? null,
    changes: event.changes,
    requestId: requestIdOf(ctx),
  });
}

/** The result of a cancelled transaction for each of its items, in order. */
export interface CancelledWrite<Row> {
  readonly cancellationReasons?: { readonly type: string; readonly item?: Row | null }[] | null;
}

/**
 * For a failed write: refuses the errors that all writes have in common. Returns for each item whether its condition
 * failed, and the current row.
 */
export function failedConditions<Row>(
  ctx: Pick<
    Context<unknown, Record<string, unknown>, undefined, undefined, CancelledWrite<Row> | null>,
    'error' | 'request' | 'result'
  >,
): { readonly failed: boolean; readonly row: Row | null }[] {
  const reasons = ctx.result?.cancellationReasons ?? [];
  const failed = reasons.map((reason) => ({
    failed: reason.type === 'ConditionalCheckFailed',
    row: reason.item ?? null,
  }));
  if (reasons.some((reason) => reason.type === 'TransactionConflict')) refuse('write.collided');
  if (!failed.some((one) => one.failed)) refuseFailure(ctx);
  const hasAccess = !failed[failed.length - 1]?.failed;
  if (!guard('caller.access-reason', hasAccess)) refuse('caller.rights-withdrawn');
  return failed;
}
