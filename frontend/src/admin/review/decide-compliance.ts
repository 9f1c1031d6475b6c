import type { ComplianceDocument } from '#domain/generated/types';
import { complianceKey } from '../../parts/compliance/read-compliance';
import { useDecision } from './use-decision';
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
  requestChanges: operation(/* GraphQL */ `
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

/** Changes the status of a profile, from the version that the admin has seen. */
export const useDecideProfile = ({ companyId, version }: Pick<WaitingProfile, 'companyId' | 'version'>) => {
  const { api } = usePlatform();
  const seen = { companyId, expectedVersion: version };
  return useDecision(
    {
      accept: () => api.send(acceptProfile, { input: seen }),
      requestChanges: (reason) => api.send(decisions.requestChanges, { input: { ...seen, reason } }),
      revoke: (reason) => api.send(decisions.revoke, { input: { ...seen, reason } }),
    },
    [reviewKey, complianceKey(companyId)],
  );
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
  return useDecision(
    {
      accept: () => api.send(acceptDocument, { input: { companyId, id } }),
      reject: (reason) => api.send(rejectDocument, { input: { companyId, id, reason } }),
    },
    [reviewKey, complianceKey(companyId)],
  );
};
