import { useDecision } from '../../shared/review/use-decision';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { gamesKey } from './list-games';
import { type OwnedGame } from '../../shared/games/owned-game';

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

/** Suspends a live game with a reason, or reinstates it. */
export const useDecideGame = ({ id, version }: OwnedGame) => {
  const { api } = usePlatform();
  const seen = { id, expectedVersion: version };
  return useDecision(
    {
      suspend: (reason) => api.send(suspendGame, { input: { ...seen, reason } }),
      resume: () => api.send(resumeGame, { input: seen }),
    },
    [gamesKey, ['game-history', id]],
  );
};
