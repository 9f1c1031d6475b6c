import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  ComplianceDecisionInput,
  ComplianceDocument,
  ComplianceTransitionInput,
  MutationAcceptComplianceDocumentArgs,
  MutationRejectComplianceDocumentArgs,
} from '#domain/generated/types';
import { complianceKey } from '../../parts/compliance/read-compliance';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';
import { reviewKey, type WaitingProfile } from './list-review-items';

const acceptProfile = operation<unknown, { readonly input: ComplianceTransitionInput }>(
  'mutation Accept($input: ComplianceTransitionInput!) { acceptComplianceProfile(input: $input) { companyId status } }',
);
const decision = (field: 'requestComplianceChanges' | 'revokeComplianceProfile') =>
  operation<unknown, { readonly input: ComplianceDecisionInput }>(
    `mutation Decide($input: ComplianceDecisionInput!) { ${field}(input: $input) { companyId status } }`,
  );
const decisions = {
  'request-changes': decision('requestComplianceChanges'),
  revoke: decision('revokeComplianceProfile'),
} as const;

export type ProfileStep =
  { readonly kind: 'accept' } | { readonly kind: keyof typeof decisions; readonly reason: string };

/** Takes a profile one step on from the version that the admin has seen. */
export const useDecideProfile = ({ companyId, version }: Pick<WaitingProfile, 'companyId' | 'version'>) => {
  const { api } = usePlatform();
  const refresh = useRefresh(companyId);
  return useMutation({
    mutationFn: (step: ProfileStep) => {
      const seen = { companyId, expectedVersion: version };
      return step.kind === 'accept'
        ? api.send(acceptProfile, { input: seen })
        : api.send(decisions[step.kind], { input: { ...seen, reason: step.reason } });
    },
    onSettled: refresh,
  });
};

const acceptDocument = operation<unknown, MutationAcceptComplianceDocumentArgs>(
  'mutation Accept($input: ComplianceDocumentInput!) { acceptComplianceDocument(input: $input) { id status } }',
);
const rejectDocument = operation<unknown, MutationRejectComplianceDocumentArgs>(
  'mutation Reject($input: RejectComplianceDocumentInput!) { rejectComplianceDocument(input: $input) { id status } }',
);

/** Accepts a document, or rejects it with a reason. */
export const useDecideDocument = ({ companyId, id }: Pick<ComplianceDocument, 'companyId' | 'id'>) => {
  const { api } = usePlatform();
  const refresh = useRefresh(companyId);
  return useMutation({
    mutationFn: ({ reason }: { readonly reason?: string }) =>
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
