import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BrandLevel, BrandUser } from '#domain/generated/types';
import { type ListedPlayer, playersKey } from '../../parts/brand/list-players';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';

type Field = 'setBrandUserLevel' | 'setBrandUserTier' | 'suspendBrandUser' | 'reinstateBrandUser';
type Answer = Partial<Record<Field, Pick<BrandUser, 'userId'>>>;

const changeOf = (field: Field, input: string) =>
  operation<Answer, { readonly input: object }>(
    `mutation ChangePlayer($input: ${input}!) { ${field}(input: $input) { userId } }`,
  );

const setLevel = changeOf('setBrandUserLevel', 'BrandUserLevelInput');
const setTier = changeOf('setBrandUserTier', 'BrandUserTierInput');
const suspend = changeOf('suspendBrandUser', 'BrandUserDecisionInput');
const reinstate = changeOf('reinstateBrandUser', 'BrandUserTransitionInput');

export type PlayerChange =
  | { readonly kind: 'level'; readonly level: BrandLevel }
  | { readonly kind: 'tier'; readonly tier: number }
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
      if (change.kind === 'suspend') return api.send(suspend, { input: { ...seen, reason: change.reason } });
      return api.send(reinstate, { input: seen });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: playersKey }),
  });
};
