import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SeedPair } from '#domain/generated/types';
import { Refused } from '../../platform/api/errors';
import { nullableOperation, operation } from '../../platform/api/operation';
import { usePlatform, useSession } from '../../platform/platform';
import { promotionsKey } from '../../parts/promotions/promotions-key';
import { useRoundsKey } from '../../parts/rounds/round-requests';

const getSeeds = nullableOperation(/* GraphQL */ `
  query GetSeeds($brandId: ID!) {
    getSeeds(brandId: $brandId) {
      serverSeedHash
      clientSeed
      nonce
      nextServerSeedHash
    }
  }
`);

const rotateSeeds = operation(/* GraphQL */ `
  mutation RotateSeeds($input: RotateSeedsInput!) {
    rotateSeeds(input: $input) {
      revealedServerSeed
      revealedServerSeedHash
      rounds
      seeds {
        serverSeedHash
        clientSeed
        nonce
        nextServerSeedHash
      }
    }
  }
`);

const useSeedsKey = (brandId: string) => ['seeds', useSession()?.sub, brandId] as const;

/** The player's seeds in a brand; null before the first session. */
export const useSeeds = (brandId: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: useSeedsKey(brandId),
    queryFn: async () => (await api.send(getSeeds, { brandId })).getSeeds,
  });
};

/** Reveals the current seed. Its rounds and draws can then be verified. */
export const useRotateSeeds = (brandId: string) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const seedsKey = useSeedsKey(brandId);
  const roundsKey = useRoundsKey(brandId);
  return useMutation({
    mutationFn: async (change: Pick<SeedPair, 'clientSeed' | 'serverSeedHash'>) =>
      (await api.send(rotateSeeds, { input: { brandId, ...change } })).rotateSeeds,
    onSuccess: ({ seeds }) => {
      queries.setQueryData(seedsKey, seeds);
      return Promise.all([
        queries.invalidateQueries({ queryKey: roundsKey }),
        queries.invalidateQueries({ queryKey: promotionsKey(brandId) }),
      ]);
    },
    onError: (fault) =>
      fault instanceof Refused && fault.code === 'seeds.stale'
        ? queries.invalidateQueries({ queryKey: seedsKey })
        : undefined,
  });
};
