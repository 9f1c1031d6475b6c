import type { Clock } from '#lambda/clock';
import type { Budget, BudgetStore } from '#lambda/stores/promotions/budget-store';

const forMs = 5000;
/** As many as a warm function remembers. */
const most = 1000;

/** Budgets for lists of offers: 64 rows are not read for every player. A claim looks at the rows themselves. */
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
