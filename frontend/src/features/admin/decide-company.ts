import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import type { LookedAtCompany } from './company-fields';
import { companyCountKey } from './count-companies';
import { companiesKey } from './list-companies';
import { reviewKey } from './list-review-items';

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

export type Step =
  | { readonly kind: keyof typeof transitions }
  | { readonly kind: keyof typeof decisions; readonly reason: string };

/** Takes a company one step on from the version that the admin has seen, and reads the lists again. */
export const useDecideCompany = () => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({
      company,
      step,
    }: {
      readonly company: LookedAtCompany;
      readonly step: Step;
    }): Promise<unknown> => {
      const seen = { id: company.id, expectedVersion: company.version };
      return 'reason' in step
        ? api.send(decisions[step.kind], { input: { ...seen, reason: step.reason } })
        : api.send(transitions[step.kind], { input: seen });
    },
    onSettled: () =>
      Promise.all(
        [reviewKey, companiesKey, companyCountKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
};
