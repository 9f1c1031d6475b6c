import { useDecision } from '../review/use-decision';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { gamesKey } from './list-games';
import { type OwnedGame } from '../../parts/games/owned-game';

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

const featureGame = operation(/* GraphQL */ `
  mutation FeatureGame($input: GameTransitionInput!) {
    featureGame(input: $input) {
      id
      featuredAt
    }
  }
`);
const unfeatureGame = operation(/* GraphQL */ `
  mutation UnfeatureGame($input: GameTransitionInput!) {
    unfeatureGame(input: $input) {
      id
      featuredAt
    }
  }
`);

/** Suspends a live game with a reason or reinstates it, and features it on the start page. */
export const useDecideGame = ({ id, version }: OwnedGame) => {
  const { api } = usePlatform();
  const seen = { id, expectedVersion: version };
  return useDecision(
    {
      suspend: (reason) => api.send(suspendGame, { input: { ...seen, reason } }),
      resume: () => api.send(resumeGame, { input: seen }),
      feature: () => api.send(featureGame, { input: seen }),
      unfeature: () => api.send(unfeatureGame, { input: seen }),
    },
    [gamesKey, ['game-history', id]],
  );
};
