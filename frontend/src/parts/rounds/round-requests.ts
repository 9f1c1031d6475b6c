import { useInfiniteQuery } from '@tanstack/react-query';
import type { RoundFieldsFragment } from '../../generated/operations';
import { operation } from '../../platform/api/operation';
import { usePlatform, useSession } from '../../platform/platform';

/** A round as the site reads it. */
export type ReadRound = RoundFieldsFragment;

export const roundFields = /* GraphQL */ `
  fragment RoundFields on CoinRound {
    id
    requestId
    gameId
    versionId
    mathModelHash
    coin
    bet
    win
    capped
    steps {
      kind
      stops
      multiplier
      win
    }
    state
    serverSeedHash
    serverSeed
    clientSeed
    nonce
    balance
    at
  }
`;

const listRounds = operation(/* GraphQL */ `
  query ListRounds($brandId: ID!, $limit: Int, $nextToken: String) {
    listRounds(brandId: $brandId, limit: $limit, nextToken: $nextToken) {
      items {
        ...RoundFields
      }
      nextToken
    }
  }
  ${roundFields}
`);

const pageSize = 20;

export const useRoundsKey = (brandId: string) => ['rounds', useSession()?.sub, brandId] as const;

/** The person's own rounds in a brand, newest first. */
export const useRounds = (brandId: string) => {
  const { api } = usePlatform();
  return useInfiniteQuery({
    queryKey: useRoundsKey(brandId),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) => {
      const page = { limit: pageSize, ...(pageParam !== undefined && { nextToken: pageParam }) };
      return (await api.send(listRounds, { brandId, ...page })).listRounds;
    },
    getNextPageParam: (page) => page.nextToken ?? undefined,
  });
};
