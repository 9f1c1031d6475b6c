import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Movement, MutationClaimDailyCoinsArgs } from '#domain/generated/types';
import { readBrandAgain } from '../../parts/brand/read-brand';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';

const claimDailyCoins = operation<{ claimDailyCoins: Pick<Movement, 'key'> }, MutationClaimDailyCoinsArgs>(
  'mutation ClaimDailyCoins($input: ClaimDailyInput!) { claimDailyCoins(input: $input) { key } }',
);

/** Claims the day's coins of one kind; the day is the request's name, so that asking again gives nothing twice. */
export const useClaimDaily = (brandId: string) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (coin: string) => api.send(claimDailyCoins, { input: { brandId, coin } }),
    onSettled: () => readBrandAgain(queries, brandId),
  });
};
