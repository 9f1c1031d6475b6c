import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SharedRound } from '#domain/generated/types';
import { nullableOperation, operation } from '../../platform/api/operation';
import { usePlatform, useSession } from '../../platform/platform';

const listSharedRounds = nullableOperation(/* GraphQL */ `
  query ListSharedRounds($brandId: ID!) {
    listSharedRounds(brandId: $brandId) {
      replayId
      roundId
      expiresAt
    }
  }
`);

const shareRound = operation(/* GraphQL */ `
  mutation ShareRound($input: ShareRoundInput!) {
    shareRound(input: $input) {
      replayId
      roundId
      expiresAt
    }
  }
`);

const unshareRound = operation(/* GraphQL */ `
  mutation UnshareRound($input: UnshareRoundInput!) {
    unshareRound(input: $input)
  }
`);

const useSharedKey = (brandId: string) => ['shared-rounds', useSession()?.sub, brandId] as const;

/** The replay of a round, if the player shares it; undefined until known. */
export const useSharedRound = (brandId: string, roundId: string, isAsked: boolean) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: useSharedKey(brandId),
    queryFn: async () => (await api.send(listSharedRounds, { brandId })).listSharedRounds ?? [],
    select: (shared) => shared.find((round) => round.roundId === roundId) ?? null,
    enabled: isAsked,
  });
};

export const useShareRound = (brandId: string) => {
  const { api } = usePlatform();
  const change = useChange(brandId);
  return useMutation({
    mutationFn: async (requestId: string) =>
      (await api.send(shareRound, { input: { brandId, requestId } })).shareRound,
    onSuccess: (added) =>
      change((shared) => [added, ...shared.filter(({ roundId }) => roundId !== added.roundId)]),
  });
};

export const useUnshareRound = (brandId: string) => {
  const { api } = usePlatform();
  const change = useChange(brandId);
  return useMutation({
    mutationFn: (replayId: string) => api.send(unshareRound, { input: { brandId, replayId } }),
    onSuccess: (_, replayId) => change((shared) => shared.filter((round) => round.replayId !== replayId)),
  });
};

const useChange = (brandId: string) => {
  const queries = useQueryClient();
  const key = useSharedKey(brandId);
  return (change: (shared: readonly SharedRound[]) => SharedRound[]) =>
    queries.setQueryData(key, (shared: readonly SharedRound[] | undefined) => change(shared ?? []));
};
