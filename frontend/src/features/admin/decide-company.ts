import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CompanyDecisionInput, CompanyTransitionInput } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';
import type { LookedAtCompany } from './company-fields';
import { companyCountKey } from './count-companies';
import { companiesKey } from './list-companies';
import { reviewKey } from './list-review-items';

const transition = (field: 'approveCompany' | 'reinstateCompany' | 'closeCompany') =>
  operation<unknown, { readonly input: CompanyTransitionInput }>(/* GraphQL */ `
    mutation Transition($input: CompanyTransitionInput!) {
      ${field}(input: $input) {
        id
        status
        membership
      }
    }
  `);

const decision = (field: 'rejectCompany' | 'suspendCompany') =>
  operation<unknown, { readonly input: CompanyDecisionInput }>(/* GraphQL */ `
    mutation Decide($input: CompanyDecisionInput!) {
      ${field}(input: $input) {
        id
        status
      }
    }
  `);

const transitions = {
  approve: transition('approveCompany'),
  reinstate: transition('reinstateCompany'),
  close: transition('closeCompany'),
} as const;

const decisions = { reject: decision('rejectCompany'), suspend: decision('suspendCompany') } as const;

export type Step =
  | { readonly kind: keyof typeof transitions }
  | { readonly kind: keyof typeof decisions; readonly reason: string };

/** Takes a company one step on from the version that the admin has seen, and reads the lists again. */
export const useDecideCompany = () => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ company, step }: { readonly company: LookedAtCompany; readonly step: Step }) => {
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
