import type { Context, DynamoDBTransactWriteItemsRequest } from '@aws-appsync/utils';
import type { AuditAction } from '#domain/generated/types';
import { auditPartition, brandUserKey, withdrawnKey } from '#domain/keys';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check, checkAbsent, type TransactItem, type Values } from '../transaction';
import { brandStanding, ownsBrand, type BrandStanding } from './brand-standing';

export interface BrandEvent {
  readonly at: string;
  readonly action: AuditAction;
  readonly reason?: string | null;
  /** The new values. */
  readonly changes: Values;
}

type Asked = Pick<Context<unknown, BrandStanding>, 'identity' | 'env' | 'request' | 'stash'>;

/** The items with their audit event, while the caller still has the right that they were let in by. */
export function managedWrite(
  ctx: Asked,
  items: readonly TransactItem[],
  event: BrandEvent,
): DynamoDBTransactWriteItemsRequest {
  const entity = auditPartition('BRAND', brandStanding(ctx).brand.id);
  return auditedWrite(ctx, [...reliedOn(ctx), ...items], { ...event, entity });
}

/** The context of the answer to a managed write. */
export type ManagedWrite<Args, Row> = Context<Args, BrandStanding, undefined, undefined, CancelledWrite<Row>>;

/** As `failedConditions`, of the items alone: a right that was lost meanwhile is refused here. */
export function failedItems<Row>(ctx: ManagedWrite<unknown, Row>) {
  const failed = failedConditions(ctx);
  const relied = reliedOn(ctx);
  if (relied.length > 0 && failed[0]?.failed) refuse('caller.rights-withdrawn');
  if (relied.length > 1 && failed[1]?.failed) refuse('brand.level-too-low');
  return failed.slice(relied.length);
}

/** An admin's rights are asked for by every audited write. */
function reliedOn(ctx: Asked): TransactItem[] {
  const { sub, groups, isAdmin } = callerOf(ctx);
  if (isAdmin) return [];
  const lost = ctx.stash.withdrawn ?? [];
  const group = [...groups].find((one) => !lost.includes(one));
  if (!group) return refuse('caller.rights-withdrawn');
  const table = mainTable(ctx);
  const inGroup = checkAbsent(table, withdrawnKey(sub, group));
  const { brand, me } = brandStanding(ctx);
  if (ownsBrand(ctx) || !me) return [inGroup];
  const { level, status, selfExcludedUntil } = me;
  const asRead = { level, status, ...(selfExcludedUntil ? { selfExcludedUntil } : {}) };
  return [inGroup, check(table, brandUserKey(brand.id, sub), { is: asRead })];
}
