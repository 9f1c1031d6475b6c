import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { gamesKey, type LookedAtGame } from './list-games';

const suspendGame = operation(/* GraphQL */ `
  mutation SuspendGame($input: GameDecisionInput!) {
    suspendGame(input: $input) {
      id
      status
    }
  }
`);
const resumeGame = operation(/* GraphQL */ `
  mutation ResumeGame($input: GameTransitionInput!) {
    resumeGame(input: $input) {
      id
      status
    }
  }
`);

/** Stops a live game, with a reason, or lets it go on, without one. */
export const useDecideGame = (game: LookedAtGame) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ reason }: { readonly reason?: string }): Promise<unknown> => {
      const seen = { id: game.id, expectedVersion: game.version };
      return reason === undefined
        ? api.send(resumeGame, { input: seen })
        : api.send(suspendGame, { input: { ...seen, reason } });
    },
    onSettled: () =>
      Promise.all(
        [gamesKey, ['game-history', game.id]].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
};
