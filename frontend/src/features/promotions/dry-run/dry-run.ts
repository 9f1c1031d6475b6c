import { useMutation } from '@tanstack/react-query';
import type { DryRunPromotionQuery } from '../../../generated/operations';
import { operation } from '../../../platform/api/operation';
import { usePlatform } from '../../../platform/platform';

export type DryRunAnswer = DryRunPromotionQuery['dryRunPromotion'];

const dryRunPromotion = operation(/* GraphQL */ `
  query DryRunPromotion($promotionId: ID!, $days: Int!) {
    dryRunPromotion(promotionId: $promotionId, days: $days) {
      coin
      decimals
      from
      to
      players
      qualifyingPlayers
      claims
      beyondLimits
      expectedCost
      reservedCost
      reasons {
        reason
        players
      }
      assumesEverybody
      isPartial
      playerLimit
      roundLimit
      playerRoundLimit
      qualified {
        userId
        displayName
        claims {
          period
          at
          amount
          largestAmount
        }
      }
    }
  }
`);

/** Runs when it is asked to, with the number of days: the answer is a moment's, and takes some seconds. */
export const useDryRun = (promotionId: string) => {
  const { api } = usePlatform();
  return useMutation({
    mutationFn: async (days: number) =>
      (await api.send(dryRunPromotion, { promotionId, days })).dryRunPromotion,
  });
};
