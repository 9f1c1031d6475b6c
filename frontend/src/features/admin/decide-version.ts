import { useQuery } from '@tanstack/react-query';
import { shownRunFields } from '../../parts/lab/run-requests';
import { useDecision } from '../../parts/review/use-decision';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { reviewKey, type WaitingVersion } from './list-review-items';

const readVersion = operation(/* GraphQL */ `
  query ReadVersionForReview($gameId: ID!, $id: ID!) {
    getGameVersion(gameId: $gameId, id: $id) {
      id
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

export const useReviewedVersion = ({ gameId, id }: Pick<WaitingVersion, 'gameId' | 'id'>) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['reviewed-version', gameId, id],
    queryFn: async () => (await api.send(readVersion, { gameId, id })).getGameVersion,
  });
};

const approveVersion = operation(/* GraphQL */ `
  mutation ApproveVersion($input: GameVersionTransitionInput!) {
    approveGameVersion(input: $input) {
      id
      status
    }
  }
`);
const rejectVersion = operation(/* GraphQL */ `
  mutation RejectVersion($input: GameVersionDecisionInput!) {
    rejectGameVersion(input: $input) {
      id
      status
    }
  }
`);

/** Approves a version, or sends it back with a reason. */
export const useDecideVersion = ({ gameId, id, version }: WaitingVersion) => {
  const { api } = usePlatform();
  const seen = { gameId, id, expectedVersion: version };
  return useDecision(
    {
      approve: () => api.send(approveVersion, { input: seen }),
      reject: (reason) => api.send(rejectVersion, { input: { ...seen, reason } }),
    },
    [reviewKey],
  );
};
