import type { Context, DynamoDBTransactWriteItemsRequest } from '@aws-appsync/utils';
import type { AuditAction } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { auditPartition, brandUserKey } from '#domain/keys';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check, type TransactItem, type Values } from '../transaction';
import { brandAccess, ownsBrand, type BrandAccess } from './brand-access';

export interface BrandEvent {
  readonly at: string;
  readonly action: AuditAction;
  readonly reason?: string | null;
  /** The new values. */
  readonly changes: Values;
}

type Asked = Pick<Context<unknown, BrandAccess>, 'identity' | 'env' | 'request' | 'stash'>;

/**
 * Writes the items with their audit event, on condition that the caller still has the access by which they were
 * admitted.
 */
export function managedWrite(
  ctx: Asked,
  items: readonly TransactItem[],
  event: BrandEvent,
): DynamoDBTransactWriteItemsRequest {
  const entity = auditPartition('BRAND', brandAccess(ctx).brand.id);
  return auditedWrite(ctx, [...reliedOn(ctx), ...items], { ...event, entity }, heldGroup(ctx));
}

/** The context of the response to a managed write. */
export type ManagedWrite<Args, Row> = Context<Args, BrandAccess, undefined, undefined, CancelledWrite<Row>>;

/** Like `failedConditions`, for the items only. Refuses the write if the caller has lost their access meanwhile. */
export function failedItems<Row>(ctx: ManagedWrite<unknown, Row>) {
  const failed = failedConditions(ctx);
  const relied = reliedOn(ctx);
  if (relied.length > 0 && failed[0]?.failed) refuse('brand.level-too-low');
  return failed.slice(relied.length);
}

/** Returns a group of the caller's token that was not withdrawn; based on the groups that were read. */
function heldGroup(ctx: Asked): string | undefined {
  const { groups, isAdmin } = callerOf(ctx);
  const lost = ctx.stash.withdrawn ?? [];
  const held = (one: string) => guard('caller.access', !lost.includes(one));
  const group = isAdmin ? 'ADMINS' : [...groups].find(held);
  if (!guard('caller.group', group !== undefined)) refuse('caller.rights-withdrawn');
  return group;
}

/** Requires that the caller's level, by which they were admitted, is unchanged. Not needed for owners and admins. */
function reliedOn(ctx: Asked): TransactItem[] {
  const { brand, me } = brandAccess(ctx);
  if (ownsBrand(ctx) || !me) return [];
  const { level, status, selfExcludedUntil } = me;
  const asRead = { level, status, ...(selfExcludedUntil ? { selfExcludedUntil } : {}) };
  return [check(mainTable(ctx), brandUserKey(brand.id, callerOf(ctx).sub), { eq: asRead })];
}
