import { useQuery } from '@tanstack/react-query';
import type { ReadVersionForReviewQuery } from '../../generated/operations';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { shownRunFields } from '../../parts/lab/run-requests';

const readVersion = operation(/* GraphQL */ `
  query ReadVersionForReview($gameId: ID!, $id: ID!) {
    getGameVersion(gameId: $gameId, id: $id) {
      id
      gameId
      semver
      status
      declaredRtp
      declaredMaxWinX
      volatility
      submittedAt
      updatedAt
      reviewNote
      rulesText
      changelog
      betLevels
      symbols {
        symbol
        name
        imageKey
      }
      mathModel
      mathModelHash
      testRun {
        ...ShownRunFields
      }
    }
  }
  ${shownRunFields}
`);

/** A version with its math model and its last test run, for admins. */
export type ReviewedVersion = NonNullable<ReadVersionForReviewQuery['getGameVersion']>;

/** One version, for admins. */
export const useReviewedVersion = (gameId: string, id: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['reviewed-version', gameId, id],
    queryFn: async () => (await api.send(readVersion, { gameId, id })).getGameVersion,
  });
};
