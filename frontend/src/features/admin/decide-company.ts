import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MutationApproveCompanyArgs, MutationRejectCompanyArgs } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';
import { reviewKey, type WaitingCompany } from './list-review-items';

const approveCompany = operation<unknown, MutationApproveCompanyArgs>(/* GraphQL */ `
  mutation ApproveCompany($input: CompanyTransitionInput!) {
    approveCompany(input: $input) {
      id
      status
      membership
    }
  }
`);

const rejectCompany = operation<unknown, MutationRejectCompanyArgs>(/* GraphQL */ `
  mutation RejectCompany($input: CompanyDecisionInput!) {
    rejectCompany(input: $input) {
      id
      status
    }
  }
`);

export type Decision = { readonly kind: 'approve' } | { readonly kind: 'reject'; readonly reason: string };

/** Decides on the version of a company that the admin has seen, and reads the queue again. */
export const useDecideCompany = () => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ company, decision }: { company: WaitingCompany; decision: Decision }) => {
      const seen = { id: company.id, expectedVersion: company.version };
      return decision.kind === 'approve'
        ? api.send(approveCompany, { input: seen })
        : api.send(rejectCompany, { input: { ...seen, reason: decision.reason } });
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: reviewKey }),
        queries.invalidateQueries({ queryKey: ['company-count'] }),
      ]),
  });
};
