import { useCallback } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ClaimPromotionInput } from '#domain/generated/types';
import { Refused } from '../../platform/api/errors';
import { operation } from '../../platform/api/operation';
import { isUnknown, useSureRequest } from '../../platform/api/use-sure-request';
import { usePlatform } from '../../platform/platform';
import { readBrandAgain } from '../../parts/brand/read-brand';
import { claimFields, type ShownClaim } from '../../parts/promotions/list-claims';
import { promotionCoins } from '../../parts/promotions/reward-labels';
import { promotionsKey } from '../../parts/promotions/promotions-key';

const claimPromotion = operation(/* GraphQL */ `
  mutation ClaimPromotion($input: ClaimPromotionInput!) {
    claimPromotion(input: $input) {
      ...ClaimFields
    }
  }
  ${claimFields}
`);

/** An offer or a code. */
export type Collected = Pick<ClaimPromotionInput, 'promotionId' | 'code'>;

/**
 * Collects a reward. A retry after a lost response sends the same request again. `onCollected` is awaited,
 * even if only the response was lost or the reward was collected elsewhere.
 */
export const useCollect = (brandId: string, onCollected: () => unknown = () => undefined) => {
  const { api } = usePlatform();
  const { inDoubt, send } = useSureRequest(
    async (wish: Collected, requestId) =>
      (await api.send(claimPromotion, { input: { brandId, ...wish, requestId } })).claimPromotion,
  );
  const { mutateAsync, data, error, isPending, reset } = useMutation({
    mutationFn: send,
    onSuccess: onCollected,
    onError: (fault) => (mayBeCollected(fault) ? onCollected() : undefined),
  });
  return {
    collect: mutateAsync,
    claim: data,
    isBusy: isPending,
    error,
    isInDoubt: inDoubt !== undefined,
    /** Clears the collected reward. */
    reset,
  };
};

const mayBeCollected = (error: unknown): boolean =>
  isUnknown(error) || (error instanceof Refused && error.code === 'promotion.claimed');

/** Reads offers, collected rewards and balances again. */
export const useReadAgain = (brandId: string): (() => Promise<unknown>) => {
  const queries = useQueryClient();
  return useCallback(
    () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: promotionsKey(brandId) }),
        readBrandAgain(queries, brandId),
      ]),
    [queries, brandId],
  );
};

/** The collected reward as a sentence. */
export const collectedText = (claim: ShownClaim): string => {
  if (claim.status === 'ACTIVE') return `${claim.name} is in progress.`;
  return claim.amount === '0'
    ? `${claim.name}: no prize this time.`
    : `You collected ${promotionCoins(claim.amount, claim)} from ${claim.name}.`;
};
