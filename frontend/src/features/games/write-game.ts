import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  GameTransitionInput,
  MutationCreateGameArgs,
  MutationUpdateGameArgs,
} from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';
import { gameFields, type OwnGame } from './game-fields';
import { ownGamesKey } from './list-own-games';
import { gameQueryKey } from './read-game';

export const createGame = operation<{ createGame: OwnGame }, MutationCreateGameArgs>(
  `mutation CreateGame($input: CreateGameInput!) { createGame(input: $input) { ${gameFields} } }`,
);

export const updateGame = operation<{ updateGame: OwnGame }, MutationUpdateGameArgs>(
  `mutation UpdateGame($input: UpdateGameInput!) { updateGame(input: $input) { ${gameFields} } }`,
);

const step = (field: 'deprecateGame' | 'retireGame') =>
  operation<unknown, { readonly input: GameTransitionInput }>(
    `mutation Step($input: GameTransitionInput!) { ${field}(input: $input) { id status } }`,
  );

const steps = { deprecate: step('deprecateGame'), retire: step('retireGame') } as const;
export type GameStep = keyof typeof steps;

/** Takes a game one step on from the version that was seen. */
export const useGameStep = (game: Pick<OwnGame, 'id' | 'version'>) => {
  const { api } = usePlatform();
  const refresh = useRefreshGame(game.id);
  return useMutation({
    mutationFn: (kind: GameStep) =>
      api.send(steps[kind], { input: { id: game.id, expectedVersion: game.version } }),
    onSettled: refresh,
  });
};

/** Reads a game and the lists it is in again. */
export const useRefreshGame = (id: string) => {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [gameQueryKey(id), ['game-version', id], ['game-history', id], ownGamesKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
};
