import { promotionCoins } from '../../shared/promotions/promotion-labels';
import { ProgressBar } from '../../ui/progress-bar';
import type { ShownPromotion } from './list-promotions';
import * as messages from './messages';

/** How much of the budget is used. */
export const BudgetBar = ({ promotion }: { readonly promotion: ShownPromotion }) => {
  const { budget, remaining } = promotion;
  const used = BigInt(budget) - BigInt(remaining);
  return (
    <div className="grid gap-2">
      <ProgressBar label={messages.usedBudget} value={Number(used)} max={Number(budget)} />
      <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        <span>{messages.usedUsed(promotionCoins(used, promotion))}</span>
        <span>
          {messages.leftOf(promotionCoins(remaining, promotion), promotionCoins(budget, promotion))}
        </span>
      </p>
    </div>
  );
};
