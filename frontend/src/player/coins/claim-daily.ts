import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readBrandAgain } from '../../parts/brand/read-brand';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const claimDailyCoins = operation(/* GraphQL */ `
  mutation ClaimDailyCoins($input: ClaimDailyInput!) {
    claimDailyCoins(input: $input) {
      key
    }
  }
`);

/**
 * Claims the daily coins of one kind. The day is part of the idempotency key, so a repeated request grants
 * nothing twice.
 */
export const useClaimDaily = (brandId: string) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (coin: string) => api.send(claimDailyCoins, { input: { brandId, coin } }),
    onSettled: () => readBrandAgain(queries, brandId),
  });
};
