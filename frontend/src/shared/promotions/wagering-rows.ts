import type { PromotionRules } from '#domain/promotions/rules';
import { promotionCoins } from './promotion-labels';
import * as messages from './messages';

/** What a reward needs before its coins are added to the balance; empty for one that is paid at once. */
export function wageringRows(rules: PromotionRules): readonly (readonly [string, string])[] {
  const { reward, wagering } = rules;
  const { multiple, maxBet, maxWin, validDays, spendOrder } = wagering;
  const isFree = reward.kind === 'FREE_ROUNDS';
  if (multiple === 0 && !isFree) return [];
  return [
    [
      messages.wagering,
      multiple === 0
        ? messages.noWagering
        : isFree
          ? messages.timesWins(multiple)
          : messages.timesReward(multiple),
    ],
    ...(maxBet === null ? [] : [[messages.largestBetThatCounts, promotionCoins(maxBet, rules)] as const]),
    ...(maxWin === null ? [] : [[messages.addedAtMost, promotionCoins(maxWin, rules)] as const]),
    [messages.expiresAfter, messages.days(validDays)],
    ...(multiple > 0
      ? [
          [
            messages.betsArePaid,
            spendOrder === 'CLAIM_FIRST' ? messages.claimFirst : messages.mainFirst,
          ] as const,
        ]
      : []),
  ];
}
