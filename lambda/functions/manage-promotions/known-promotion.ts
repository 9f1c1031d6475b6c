import type { AuditAction } from '#domain/generated/types';
import { statusAfter, type PromotionAction, type StoredStatus } from '#domain/promotions/lifecycle';
import type { Caller } from '#lambda/runtime/caller';
import type { Needs } from '#lambda/functions/manage-promotions/needs';
import { brandEvent, managedBrandOf, type ManagedBrand } from '#lambda/services/brands/managed-brand';
import { isExhausted, promotionStatus } from '#lambda/services/promotions/to-promotion';
import { Refusal } from '#lambda/runtime/refusal';
import type { AuditEntry } from '#lambda/stores/audit/audit-row';
import type { Budget } from '#lambda/stores/promotions/budget-store';
import type { PromotionRow } from '#lambda/stores/promotions/promotion-row';

export interface Known extends ManagedBrand {
  readonly row: PromotionRow;
  /** Undefined for a promotion that was not published. */
  readonly budget: Budget | undefined;
}

/** Reads a promotion for a manager of its brand. Refuses with `promotion.missing`, also for callers without access to it. */
export async function knownPromotion(needs: Needs, caller: Caller, id: string): Promise<Known> {
  const row = await needs.promotions.read(id);
  if (!row) throw new Refusal('promotion.missing');
  const managed = await managedBrandOf(needs, caller, row.brandId, 'promotion.missing');
  return { row, budget: await budgetOf(needs, row), ...managed };
}

export const budgetOf = async (
  { budgets }: Pick<Needs, 'budgets'>,
  { id, publishedAt }: PromotionRow,
): Promise<Budget | undefined> => (publishedAt === null ? undefined : budgets.read(id));

/** Refuses with `promotion.stale`, or with `promotion.wrong-status` for a promotion that is not a draft. */
export function checkDraft({ row, budget }: Known, expectedVersion: number, now: Date): void {
  if (row.version !== expectedVersion) throw new Refusal('promotion.stale');
  if (row.status !== 'DRAFT')
    throw new Refusal('promotion.wrong-status', { status: promotionStatus(row, budget, now) });
}

/** The status after an action. Refuses with `promotion.stale` or `promotion.wrong-status`. */
export function checkStep(
  { row, budget }: Known,
  expectedVersion: number,
  action: PromotionAction,
  now: Date,
): StoredStatus {
  if (row.version !== expectedVersion) throw new Refusal('promotion.stale');
  const state = { status: row.status, schedule: row.rules.schedule, isExhausted: isExhausted(row, budget) };
  const status = statusAfter(state, action, now.getTime());
  if (status === undefined)
    throw new Refusal('promotion.wrong-status', { status: promotionStatus(row, budget, now) });
  return status;
}

/** The event of a manager's action for the history of the brand. */
export const promotionEvent = (
  now: Date,
  action: AuditAction,
  { sub }: Pick<Caller, 'sub'>,
  { id: promotionId, brandId, rules: { name } }: Pick<PromotionRow, 'id' | 'brandId' | 'rules'>,
  { reason, ...changes }: { readonly reason?: string } & Readonly<Record<string, unknown>> = {},
): AuditEntry =>
  brandEvent(now, {
    ...{ action, actor: sub, brandId, reason },
    changes: { promotionId, name, ...changes },
  });
