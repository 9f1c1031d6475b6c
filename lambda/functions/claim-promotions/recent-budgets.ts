import type { Clock } from '#lambda/runtime/clock';
import type { Budget, BudgetStore } from '#lambda/stores/promotions/budget-store';

const forMs = 5000;
/** The maximum number of budgets that a warm function caches. */
const most = 1000;

/** Caches budgets for lists of offers, so that not every player's list reads 64 rows. A claim reads the rows themselves. */
export function recentBudgets({ read }: Pick<BudgetStore, 'read'>, clock: Clock) {
  const known = new Map<string, { readonly at: number; readonly budget: Budget }>();
  return async (promotionId: string): Promise<Budget> => {
    const now = clock().getTime();
    const last = known.get(promotionId);
    if (last && now - last.at < forMs && now >= last.at) return last.budget;
    const budget = await read(promotionId);
    if (known.size >= most) known.clear();
    known.set(promotionId, { at: now, budget });
    return budget;
  };
}
