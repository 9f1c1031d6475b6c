import type { ClaimCost } from '#domain/promotions/expected-cost';
import { type Fraction, toDecimal } from '@novalink/engine/fraction';
import type { PromotionRules } from '#domain/promotions/rules';
import { promotionCoins } from '../../parts/promotions/reward-labels';

type InCoins = Pick<PromotionRules, 'coin' | 'decimals'>;

/** The expected cost as text. Costs that are not a whole number of minor units are rounded. */
export function expectedText(cost: Fraction | null, rules: InCoins): string {
  if (cost === null) return 'Depends on the bets';
  const coins = promotionCoins(toDecimal(cost, 0), rules);
  return cost.denominator === 1n ? coins : `about ${coins}`;
}

/** The bets that rewards require: `500.00 GLD`, or a range if some games count in part. */
export function betsText(
  { turnover, mostTurnover }: Pick<ClaimCost, 'turnover' | 'mostTurnover'>,
  rules: InCoins,
): string {
  const least = expectedText(turnover, rules);
  const most = expectedText(mostTurnover, rules);
  return least === most ? least : `${least} to ${most}`;
}
