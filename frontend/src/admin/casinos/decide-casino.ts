import { useDecision } from '../review/use-decision';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { brandsKey } from './list-brands';
import { casinosKey } from './list-casinos';
import { type OwnedCasino } from '../../parts/casinos/owned-casino';

const suspendCasino = operation(/* GraphQL */ `
  mutation SuspendCasino($input: CasinoDecisionInput!) {
    suspendCasino(input: $input) {
      id
      status
    }
  }
`);
const reinstateCasino = operation(/* GraphQL */ `
  mutation ReinstateCasino($input: CasinoTransitionInput!) {
    reinstateCasino(input: $input) {
      id
      status
    }
  }
`);

/** Suspends a casino with a reason, or reinstates it. */
export const useDecideCasino = ({ id, version }: OwnedCasino) => {
  const { api } = usePlatform();
  const seen = { id, expectedVersion: version };
  return useDecision(
    {
      suspend: (reason) => api.send(suspendCasino, { input: { ...seen, reason } }),
      reinstate: () => api.send(reinstateCasino, { input: seen }),
    },
    [casinosKey, [...brandsKey, id], ['casino-history', id]],
  );
};
