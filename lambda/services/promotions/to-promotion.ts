import type { ClaimProgress, Promotion, PromotionClaim } from '#domain/generated/types';
import { statusAt, type PromotionStatus } from '#domain/promotions/lifecycle';
import { worstReservation } from '#domain/promotions/rewards';
import type { Budget } from '#lambda/stores/promotions/budget-store';
import type { ClaimRow } from '#lambda/stores/promotions/claim-row';
import type { PromotionRow } from '#lambda/stores/promotions/promotion-row';

/** Whether the budget has less than the largest reward, or `maxClaims` is reached. */
export const isExhausted = ({ rules }: Pick<PromotionRow, 'rules'>, budget: Budget | undefined): boolean =>
  budget !== undefined &&
  (budget.remaining < worstReservation(rules) || budget.shards.every(({ claims }) => claims === 0));

/** `budget`: of a promotion that was published. */
export const promotionStatus = (row: PromotionRow, budget: Budget | undefined, now: Date): PromotionStatus =>
  statusAt(
    { status: row.status, schedule: row.rules.schedule, isExhausted: isExhausted(row, budget) },
    now.getTime(),
  );

/** A promotion as the contract describes it. */
export function toPromotion(row: PromotionRow, budget: Budget | undefined, now: Date): Promotion {
  const { createdBy: _createdBy, rules, ...rest } = row;
  const { name, coin, decimals, limits, schedule } = rules;
  return {
    ...rest,
    ...{ name, coin, decimals },
    rules: JSON.stringify(rules),
    status: promotionStatus(row, budget, now),
    startsAt: schedule.startsAt,
    endsAt: schedule.endsAt,
    budget: limits.budget,
    remaining: budget ? `${budget.remaining}` : limits.budget,
    claims: budget?.claims ?? 0,
  };
}

interface Reported {
  /** The user id of the player, for managers. */
  readonly userId?: string;
  readonly displayName?: string;
  /** Of a draw, once it is revealed. */
  readonly serverSeed?: string | undefined;
  /** Of a claim in progress. */
  readonly progress?: ClaimProgress | undefined;
}

/** A claim as the contract describes it. */
export function toClaim(
  row: ClaimRow,
  { userId, displayName, serverSeed, progress }: Reported = {},
): PromotionClaim {
  const { id, promotionId, type, name, coin, decimals, period, amount, draw, rulesHash, createdAt } = row;
  const { status, released, endedAt } = row;
  return {
    ...{ id, promotionId, type, name, coin, decimals, period, amount, rulesHash, createdAt },
    ...{ status, released, endedAt, progress: progress ?? null },
    draw: draw && { ...draw, sectors: JSON.stringify(draw.sectors), serverSeed: serverSeed ?? null },
    userId: userId ?? null,
    displayName: displayName ?? null,
  };
}
