import { useQuery } from '@tanstack/react-query';
import type { GetReplayQuery } from '../../generated/operations';
import { Refused } from '../../platform/api/errors';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const getReplay = operation(/* GraphQL */ `
  query GetReplay($id: ID!) {
    getReplay(id: $id) {
      id
      gameId
      gameTitle
      companyName
      thumbnailKey
      images
      gameOffered
      mathModelHash
      brandId
      brandName
      coinName
      decimals
      bet
      win
      multiplierX100
      capped
      steps {
        kind
        stops
        multiplier
        win
      }
      serverSeedHash
      serverSeed
      clientSeed
      nonce
      at
      expiresAt
      rules {
        semver
        symbols {
          symbol
          name
          imageKey
        }
        mathModel
        mathModelHash
      }
    }
  }
`);

/** The public view of a shared round. */
export type ShownReplay = NonNullable<GetReplayQuery['getReplay']>;

/** The polling interval until the seed is revealed. */
const lookMs = 30_000;

/** Whether an error means that the replay does not exist or no longer exists. */
export const isNoReplay = (error: unknown): boolean =>
  error instanceof Refused && error.code === 'replay.missing';

/** A shared round. It is polled until its seed is revealed. */
export const useReplay = (id: string) => {
  const { api, guestApi, sessions } = usePlatform();
  return useQuery({
    queryKey: ['replay', id],
    queryFn: async () => {
      const asker = (await sessions.readIfKept()) ? api : guestApi;
      return (await asker.send(getReplay, { id })).getReplay;
    },
    staleTime: ({ state }) => (isSettled(state.data) ? Infinity : 0),
    refetchInterval: ({ state }) => (state.data && !isSettled(state.data) ? lookMs : false),
    // The data of the round never changes, except that the seed is added.
    structuralSharing: true,
  });
};

const isSettled = (replay: ShownReplay | undefined): boolean =>
  replay !== undefined && replay.serverSeed !== null;
