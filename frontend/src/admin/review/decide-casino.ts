import { useDecision } from './use-decision';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { reviewKey, type WaitingCasino } from './list-review-items';

const approveCasino = operation(/* GraphQL */ `
  mutation ApproveCasino($input: CasinoTransitionInput!) {
    approveCasino(input: $input) {
      id
      status
    }
  }
`);
const rejectCasino = operation(/* GraphQL */ `
  mutation RejectCasino($input: CasinoDecisionInput!) {
    rejectCasino(input: $input) {
      id
      status
    }
  }
`);

/** Approves a casino, or requests changes with a reason. */
export const useDecideCasino = ({ id, version }: WaitingCasino) => {
  const { api } = usePlatform();
  const seen = { id, expectedVersion: version };
  return useDecision(
    {
      approve: () => api.send(approveCasino, { input: seen }),
      reject: (reason) => api.send(rejectCasino, { input: { ...seen, reason } }),
    },
    [reviewKey],
  );
};
