import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { ownedGameFields, type OwnedGame } from '../../parts/games/owned-game';
import { ownGamesKey } from './list-own-games';
import { gameQueryKey } from './read-game';

export const createGame = operation(/* GraphQL */ `
  mutation CreateGame($input: CreateGameInput!) {
    createGame(input: $input) {
      ...OwnedGameFields
    }
  }
  ${ownedGameFields}
`);

export const updateGame = operation(/* GraphQL */ `
  mutation UpdateGame($input: UpdateGameInput!) {
    updateGame(input: $input) {
      ...OwnedGameFields
    }
  }
  ${ownedGameFields}
`);

const steps = {
  deprecate: operation(/* GraphQL */ `
    mutation DeprecateGame($input: GameTransitionInput!) {
      deprecateGame(input: $input) {
        id
        status
      }
    }
  `),
  retire: operation(/* GraphQL */ `
    mutation RetireGame($input: GameTransitionInput!) {
      retireGame(input: $input) {
        id
        status
      }
    }
  `),
} as const;
export type GameStep = keyof typeof steps;

/** Changes the status of a game with optimistic locking. */
export const useGameStep = (game: Pick<OwnedGame, 'id' | 'version'>) => {
  const { api } = usePlatform();
  const refresh = useRefreshGame(game.id);
  return useMutation({
    mutationFn: (kind: GameStep) =>
      api.send(steps[kind], { input: { id: game.id, expectedVersion: game.version } }),
    onSettled: refresh,
  });
};

/** Reads a game and the lists that contain it again. */
export const useRefreshGame = (id: string) => {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [gameQueryKey(id), ['game-version', id], ['game-history', id], ownGamesKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
};
