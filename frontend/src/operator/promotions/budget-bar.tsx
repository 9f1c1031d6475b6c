import { promotionCoins } from '../../parts/promotions/reward-labels';
import { ProgressBar } from '../../ui/progress-bar';
import { budgetAmounts } from './budget-amounts';
import type { ShownPromotion } from './list-promotions';

/** The used part of the budget, or the number of granted tickets. */
export const BudgetBar = ({ promotion }: { readonly promotion: ShownPromotion }) => {
  const { all, left, isTickets, ...coin } = budgetAmounts(promotion);
  const used = promotionCoins(all - left, coin);
  return (
    <div className="grid gap-2">
      <ProgressBar
        label={isTickets ? 'Tickets that were given' : 'Used budget'}
        value={Number(all - left)}
        max={Number(all)}
      />
      <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        <span>{isTickets ? `${used} given` : `${used} used`}</span>
        <span>
          {promotionCoins(left, coin)} left of {promotionCoins(all, coin)}
        </span>
      </p>
    </div>
  );
};
