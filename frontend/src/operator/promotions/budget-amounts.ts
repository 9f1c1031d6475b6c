import { mostRewarded, paidIn } from '#domain/promotions/rewards';
import { readRules } from '../../parts/promotions/promotion-labels';
import type { ShownPromotion } from './list-promotions';

/** The amounts that a promotion can grant, in minor units of `coin`. */
export interface BudgetAmounts {
  readonly coin: string;
  readonly decimals: number;
  readonly all: bigint;
  readonly left: bigint;
  readonly isTickets: boolean;
}

/** The budget and its rest; for tickets, their number and the rest. */
export function budgetAmounts({
  rules: json,
  budget,
  remaining,
  claims,
}: Pick<ShownPromotion, 'rules' | 'budget' | 'remaining' | 'claims'>): BudgetAmounts {
  const rules = readRules(json);
  const { reward } = rules;
  const { amount: all, ...coin } = mostRewarded(rules);
  const paid = paidIn(reward);
  return paid
    ? { ...coin, all, left: all - BigInt(paid.amount) * BigInt(claims), isTickets: true }
    : { ...coin, all: BigInt(budget), left: BigInt(remaining), isTickets: false };
}
