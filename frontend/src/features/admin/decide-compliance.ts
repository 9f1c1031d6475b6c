import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ComplianceDocument } from '#domain/generated/types';
import { complianceKey } from '../../parts/compliance/read-compliance';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { reviewKey, type WaitingProfile } from './list-review-items';

const acceptProfile = operation(/* GraphQL */ `
  mutation AcceptComplianceProfile($input: ComplianceTransitionInput!) {
    acceptComplianceProfile(input: $input) {
      companyId
      status
    }
  }
`);
const decisions = {
  'request-changes': operation(/* GraphQL */ `
    mutation RequestComplianceChanges($input: ComplianceDecisionInput!) {
      requestComplianceChanges(input: $input) {
        companyId
        status
      }
    }
  `),
  revoke: operation(/* GraphQL */ `
    mutation RevokeComplianceProfile($input: ComplianceDecisionInput!) {
      revokeComplianceProfile(input: $input) {
        companyId
        status
      }
    }
  `),
} as const;

export type ProfileStep =
  { readonly kind: 'accept' } | { readonly kind: keyof typeof decisions; readonly reason: string };

/** Takes a profile one step on from the version that the admin has seen. */
export const useDecideProfile = ({ companyId, version }: Pick<WaitingProfile, 'companyId' | 'version'>) => {
  const { api } = usePlatform();
  const refresh = useRefresh(companyId);
  return useMutation({
    mutationFn: (step: ProfileStep): Promise<unknown> => {
      const seen = { companyId, expectedVersion: version };
      return step.kind === 'accept'
        ? api.send(acceptProfile, { input: seen })
        : api.send(decisions[step.kind], { input: { ...seen, reason: step.reason } });
    },
    onSettled: refresh,
  });
};

const acceptDocument = operation(/* GraphQL */ `
  mutation AcceptComplianceDocument($input: ComplianceDocumentInput!) {
    acceptComplianceDocument(input: $input) {
      id
      status
    }
  }
`);
const rejectDocument = operation(/* GraphQL */ `
  mutation RejectComplianceDocument($input: RejectComplianceDocumentInput!) {
    rejectComplianceDocument(input: $input) {
      id
      status
    }
  }
`);

/** Accepts a document, or rejects it with a reason. */
export const useDecideDocument = ({ companyId, id }: Pick<ComplianceDocument, 'companyId' | 'id'>) => {
  const { api } = usePlatform();
  const refresh = useRefresh(companyId);
  return useMutation({
    mutationFn: ({ reason }: { readonly reason?: string }): Promise<unknown> =>
      reason === undefined
        ? api.send(acceptDocument, { input: { companyId, id } })
        : api.send(rejectDocument, { input: { companyId, id, reason } }),
    onSettled: refresh,
  });
};

const useRefresh = (companyId: string) => {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [reviewKey, complianceKey(companyId)].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
};
