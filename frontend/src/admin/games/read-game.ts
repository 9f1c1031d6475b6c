import { useQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { usePlatform } from '../../platform/platform';
import { gamesKey } from './list-games';
import { ownedGameFields } from '../../parts/games/owned-game';

const readGame = operation(/* GraphQL */ `
  query ReadLookedAtGame($id: ID!) {
    getGame(id: $id) {
      ...OwnedGameFields
    }
  }
  ${ownedGameFields}
`);

const listVersions = operation(/* GraphQL */ `
  query ListVersionsForAdmin($id: ID!, $nextToken: String) {
    getGame(id: $id) {
      id
      versions(limit: 25, nextToken: $nextToken) {
        items {
          id
          semver
          status
          declaredRtp
          declaredMaxWinX
          updatedAt
        }
        nextToken
      }
    }
  }
`);

/** One game, for admins. */
export const useLookedAtGame = (id: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...gamesKey, 'one', id],
    queryFn: async () => (await api.send(readGame, { id })).getGame,
  });
};

/** The versions of a game, newest first. */
export const useGameVersions = (id: string) =>
  useConnection({
    operation: listVersions,
    key: [...gamesKey, 'versions', id],
    variables: { id },
    connectionIn: ({ getGame }) => getGame.versions,
    idOf: (version) => version.id,
  });
