import { mostRewarded } from '#domain/promotions/rewards';
import { promotionCoins, readRules } from '../../shared/promotions/promotion-labels';
import { ProgressBar } from '../../ui/progress-bar';
import type { ShownPromotion } from './list-promotions';
import * as messages from './messages';

/** How much of the budget is used, or how many of the tickets are given. */
export const BudgetBar = ({ promotion }: { readonly promotion: ShownPromotion }) => {
  const { budget, remaining, claims } = promotion;
  const rules = readRules(promotion.rules);
  const { reward } = rules;
  if (reward.kind !== 'TICKETS') {
    const used = BigInt(budget) - BigInt(remaining);
    return (
      <Bar
        label={messages.usedBudget}
        used={messages.usedUsed(promotionCoins(used, promotion))}
        left={messages.leftOf(promotionCoins(remaining, promotion), promotionCoins(budget, promotion))}
        value={Number(used)}
        max={Number(budget)}
      />
    );
  }
  const { amount: all } = mostRewarded(rules);
  const given = BigInt(reward.amount) * BigInt(claims);
  return (
    <Bar
      label={messages.givenTickets}
      used={messages.ticketsGiven(promotionCoins(given, reward))}
      left={messages.leftOf(promotionCoins(all - given, reward), promotionCoins(all, reward))}
      value={Number(given)}
      max={Number(all)}
    />
  );
};

interface BarProps {
  readonly label: string;
  readonly used: string;
  readonly left: string;
  readonly value: number;
  readonly max: number;
}

const Bar = ({ label, used, left, value, max }: BarProps) => (
  <div className="grid gap-2">
    <ProgressBar label={label} value={value} max={max} />
    <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
      <span>{used}</span>
      <span>{left}</span>
    </p>
  </div>
);
