import { dependsOn } from '#domain/promotions/rewards';
import type { PromotionRules, Wagering } from '#domain/promotions/rules';
import { type GameTitles } from './promotion-labels';
import { promotionCoins } from './reward-labels';
import * as messages from './messages';

/**
 * The conditions of a reward before its coins are added to the balance; empty for a reward that is paid
 * immediately.
 */
export function wageringRows(
  rules: PromotionRules,
  titles: GameTitles | undefined,
): readonly (readonly [string, string])[] {
  const { reward, wagering } = rules;
  const { multiple, maxBet, maxWin, validDays, spendOrder, gameWeights } = wagering;
  const isFree = dependsOn(reward) === 'ROUNDS';
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
          ...weightRows(gameWeights, titles),
          [
            messages.betsArePaid,
            spendOrder === 'CLAIM_FIRST' ? messages.claimFirst : messages.mainFirst,
          ] as const,
        ]
      : []),
  ];
}

const list = new Intl.ListFormat('en');

/** The games whose bets count only partially or not at all. */
function weightRows(
  weights: Wagering['gameWeights'],
  titles: GameTitles | undefined,
): (readonly [string, string])[] {
  const titleOf = (gameId: string) => titles?.get(gameId) ?? messages.formerGame;
  const without = weights.filter(({ weightX100 }) => weightX100 === 0);
  const inPart = weights.filter(({ weightX100 }) => weightX100 > 0 && weightX100 < 100);
  return [
    ...(without.length === 0
      ? []
      : [[messages.gamesWithoutWeight, list.format(without.map(({ gameId }) => titleOf(gameId)))] as const]),
    ...(inPart.length === 0
      ? []
      : [
          [
            messages.gamesInPart,
            list.format(
              inPart.map(({ gameId, weightX100 }) => messages.gameCounts(titleOf(gameId), weightX100)),
            ),
          ] as const,
        ]),
  ];
}
