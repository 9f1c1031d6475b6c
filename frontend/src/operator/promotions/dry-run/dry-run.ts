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

/** A dry run for a number of days. It is not cached, because it takes some seconds and depends on the current time. */
export const useDryRun = (promotionId: string) => {
  const { api } = usePlatform();
  return useMutation({
    mutationFn: async (days: number) =>
      (await api.send(dryRunPromotion, { promotionId, days })).dryRunPromotion,
  });
};
