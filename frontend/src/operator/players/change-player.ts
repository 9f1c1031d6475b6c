import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BrandLevel } from '#domain/generated/types';
import { type ListedPlayer, playersKey } from '../../parts/brand/list-players';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const setLevel = operation(/* GraphQL */ `
  mutation SetBrandUserLevel($input: BrandUserLevelInput!) {
    setBrandUserLevel(input: $input) {
      userId
    }
  }
`);
const setTier = operation(/* GraphQL */ `
  mutation SetBrandUserTier($input: BrandUserTierInput!) {
    setBrandUserTier(input: $input) {
      userId
    }
  }
`);
const setTags = operation(/* GraphQL */ `
  mutation SetBrandUserTags($input: BrandUserTagsInput!) {
    setBrandUserTags(input: $input) {
      userId
    }
  }
`);
const suspend = operation(/* GraphQL */ `
  mutation SuspendBrandUser($input: BrandUserDecisionInput!) {
    suspendBrandUser(input: $input) {
      userId
    }
  }
`);
const reinstate = operation(/* GraphQL */ `
  mutation ReinstateBrandUser($input: BrandUserTransitionInput!) {
    reinstateBrandUser(input: $input) {
      userId
    }
  }
`);

export type PlayerChange =
  | { readonly kind: 'level'; readonly level: BrandLevel }
  | { readonly kind: 'tier'; readonly tier: number }
  | { readonly kind: 'tags'; readonly tags: readonly string[] }
  | { readonly kind: 'suspend'; readonly reason: string }
  | { readonly kind: 'reinstate' };

/** Changes one player against the version that was seen, and reads the list again. */
export const useChangePlayer = (brandId: string, { userId, version }: ListedPlayer) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: PlayerChange): Promise<unknown> => {
      const seen = { brandId, userId, expectedVersion: version };
      if (change.kind === 'level') return api.send(setLevel, { input: { ...seen, level: change.level } });
      if (change.kind === 'tier') return api.send(setTier, { input: { ...seen, tier: change.tier } });
      if (change.kind === 'tags') return api.send(setTags, { input: { ...seen, tags: [...change.tags] } });
      if (change.kind === 'suspend') return api.send(suspend, { input: { ...seen, reason: change.reason } });
      return api.send(reinstate, { input: seen });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: playersKey }),
  });
};
