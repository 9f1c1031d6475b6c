import { useQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { ownedGameFields } from '../../parts/games/owned-game';

/** Also used to read the game again after a conflict. */
export const readGame = operation(/* GraphQL */ `
  query ReadGame($id: ID!) {
    getGame(id: $id) {
      ...OwnedGameFields
    }
  }
  ${ownedGameFields}
`);

export const gameQueryKey = (id: string) => ['game', id] as const;

export const useGame = (id: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: gameQueryKey(id),
    queryFn: async () => (await api.send(readGame, { id })).getGame,
  });
};
