import {
  claimCost,
  type FreeRoundGame,
  type PromotionCost,
  promotionCost,
} from '#domain/promotions/expected-cost';
import { paidIn } from '#domain/promotions/rewards';
import type { PromotionRules } from '#domain/promotions/rules';
import type { Fraction } from '@novalink/engine/fraction';
import { promotionCoins } from '../../parts/promotions/reward-labels';
import { whole } from '../../platform/labels/numbers';
import { Notice } from '../../ui/notice';
import { betsText, expectedText } from './cost-text';

interface CostTableProps {
  readonly rules: PromotionRules;
  /** The number of rewards; undefined if it is unknown. */
  readonly claims: number | undefined;
  /** The game of free rounds. */
  readonly game: FreeRoundGame | null;
}

/** The exact cost of one reward and of a number of rewards, compared with the budget. */
export const CostTable = ({ rules, claims, game }: CostTableProps) => {
  if (rules.reward.kind === 'FREE_ROUNDS' && game === null)
    return <p className="text-muted">Depends on the game</p>;
  const one = claimCost(rules, game);
  const all = claims === undefined ? undefined : promotionCost(rules, { claims, game });
  const expected = (cost: Fraction | null) => expectedText(cost, rules);
  const { wagering } = rules;
  const paid = paidIn(rules.reward);
  const rows = [
    ['Expected cost', expected(one.expected), all && expected(all.expected)],
    ['Largest possible cost', promotionCoins(one.worst, rules), all && promotionCoins(all.worst, rules)],
    ['Paid at most', '', all && promotionCoins(all.mostPaid, rules)],
    ...(wagering.multiple > 0
      ? [['Required bets', betsText(one, rules), all && betsText(all, rules)] as const]
      : []),
    ...(paid
      ? [['Tickets', promotionCoins(paid.amount, paid), all && promotionCoins(all.tickets, paid)] as const]
      : []),
  ] as const;
  return (
    <div className="grid gap-4">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">Cost</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <td />
            <th scope="col" className="py-2 text-right font-medium">
              One reward
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-medium">
              {all === undefined ? 'All rewards' : rewards(all.claims)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, first, second]) => (
            <tr key={label} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 font-normal">
                {label}
              </th>
              <td className="py-2 text-right tabular-nums">{first}</td>
              <td className="py-2 pl-4 text-right tabular-nums">{second ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {paid ? (
        <Notice tone="good">Tickets cost no coins and take nothing from a budget.</Notice>
      ) : (
        all && <BudgetNotice rules={rules} cost={all} />
      )}
    </div>
  );
};

const rewards = (count: bigint): string => `${whole(Number(count))} ${count === 1n ? 'reward' : 'rewards'}`;

interface BudgetNoticeProps {
  readonly rules: PromotionRules;
  readonly cost: PromotionCost;
}

/** Explains the budget for this number of rewards. Each reward is reserved before it is issued, so it is never exceeded. */
const BudgetNotice = ({ rules, cost: { worst, claims, exceedsBudget } }: BudgetNoticeProps) => {
  const budget = BigInt(rules.limits.budget);
  const shown = promotionCoins(budget, rules);
  const largest = worst / claims;
  if (budget < largest)
    return (
      <Notice tone="warning" title="The budget is too small">
        It must cover at least the largest reward, {promotionCoins(largest, rules)}.
      </Notice>
    );
  if (!exceedsBudget)
    return <Notice tone="good">The budget of {shown} covers the largest possible cost.</Notice>;
  return (
    <Notice title="The budget can be used up earlier">
      The budget of {shown} covers {rewards(budget / largest)} of the largest size. The promotion ends when
      the remaining budget is less than one reward.
    </Notice>
  );
};
