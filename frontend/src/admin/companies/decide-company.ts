import { useDecision } from '../review/use-decision';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import type { LookedAtCompany } from './company-fields';
import { companiesKey } from './list-companies';
import { reviewKey } from '../review/list-review-items';

const decisions = {
  reject: operation(/* GraphQL */ `
    mutation RejectCompany($input: CompanyDecisionInput!) {
      rejectCompany(input: $input) {
        id
        status
      }
    }
  `),
  suspend: operation(/* GraphQL */ `
    mutation SuspendCompany($input: CompanyDecisionInput!) {
      suspendCompany(input: $input) {
        id
        status
      }
    }
  `),
} as const;

const transitions = {
  approve: operation(/* GraphQL */ `
    mutation ApproveCompany($input: CompanyTransitionInput!) {
      approveCompany(input: $input) {
        id
        status
        membership
      }
    }
  `),
  reinstate: operation(/* GraphQL */ `
    mutation ReinstateCompany($input: CompanyTransitionInput!) {
      reinstateCompany(input: $input) {
        id
        status
        membership
      }
    }
  `),
  close: operation(/* GraphQL */ `
    mutation CloseCompanyAsAdmin($input: CompanyTransitionInput!) {
      closeCompany(input: $input) {
        id
        status
        membership
      }
    }
  `),
} as const;

/** Changes the status of a company, from the version that the admin has seen. */
export const useDecideCompany = ({ id, version }: Pick<LookedAtCompany, 'id' | 'version'>) => {
  const { api } = usePlatform();
  const seen = { id, expectedVersion: version };
  return useDecision(
    {
      approve: () => api.send(transitions.approve, { input: seen }),
      reject: (reason) => api.send(decisions.reject, { input: { ...seen, reason } }),
      suspend: (reason) => api.send(decisions.suspend, { input: { ...seen, reason } }),
      reinstate: () => api.send(transitions.reinstate, { input: seen }),
      close: () => api.send(transitions.close, { input: seen }),
    },
    [reviewKey, companiesKey],
  );
};
