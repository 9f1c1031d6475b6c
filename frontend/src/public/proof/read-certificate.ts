import { useQuery } from '@tanstack/react-query';
import { Refused } from '../../platform/api/errors';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const getGameCertificate = operation(/* GraphQL */ `
  query GetGameCertificate($gameId: ID!) {
    getGameCertificate(gameId: $gameId) {
      runId
      gameId
      versionId
      title
      semver
      mathModel
      mathModelHash
      mode
      seed
      rounds
      declaredRtp
      declaredMaxWinX
      engine
      ruleSet
      status
      checks {
        rule
        limit
        value
        applies
        pass
        why
        roundsNeeded
      }
      result
      resultHash
      endedAt
    }
  }
`);

/** The certificate of a live game; null if its version has none. */
export const useGameCertificate = (gameId: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['game-certificate', gameId],
    queryFn: async () => {
      try {
        return (await api.send(getGameCertificate, { gameId })).getGameCertificate;
      } catch (error) {
        if (error instanceof Refused && error.code === 'run.missing') return null;
        throw error;
      }
    },
    staleTime: Infinity,
  });
};
