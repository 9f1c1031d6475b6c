import { useQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { whileWaiting } from '../../platform/api/while-waiting';
import { ownGameFields, type ListedVersion, listedVersionFields, type OwnGame } from './game-fields';

/** A game with its newest versions; `more` tells whether there are older ones. */
export type OpenGame = OwnGame & {
  readonly versions: { readonly items: readonly ListedVersion[]; readonly nextToken: string | null };
};

/** Also how the game is read again after somebody else changed it. */
export const readGame = operation(/* GraphQL */ `
  query ReadGame($id: ID!) {
    getGame(id: $id) {
      ...OwnGameFields
      versions(limit: 100) {
        items {
          ...ListedVersionFields
        }
        nextToken
      }
    }
  }
  ${ownGameFields}
  ${listedVersionFields}
`);

export const gameQueryKey = (id: string) => ['game', id] as const;

export const useGame = (id: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: gameQueryKey(id),
    queryFn: async () => (await api.send(readGame, { id })).getGame,
    refetchInterval: whileWaiting(({ versions }: OpenGame) =>
      versions.items.some(({ status }) => status === 'IN_REVIEW'),
    ),
  });
};
