import { useDecision } from './use-decision';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { reviewKey, type WaitingVersion } from './list-review-items';

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

/** Approves a version, or rejects it with a reason. */
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
