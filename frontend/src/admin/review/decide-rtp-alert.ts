import { useDecision } from './use-decision';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { reviewKey, type WaitingRtpAlert } from './list-review-items';

const acknowledgeRtpAlert = operation(/* GraphQL */ `
  mutation AcknowledgeRtpAlert($input: RtpAlertDecisionInput!) {
    acknowledgeRtpAlert(input: $input) {
      id
      status
    }
  }
`);

/** Acknowledges an alert with a note about its cause. */
export const useDecideRtpAlert = ({ gameId, versionId, betLevel, version }: WaitingRtpAlert) => {
  const { api } = usePlatform();
  const seen = { gameId, versionId, betLevel, expectedVersion: version };
  return useDecision(
    { acknowledge: (reason) => api.send(acknowledgeRtpAlert, { input: { ...seen, reason } }) },
    [reviewKey],
  );
};
