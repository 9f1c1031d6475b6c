import type { ComplianceStatus } from '#domain/generated/types';
import { documentKeyOf } from '../fixtures/profile';
import type { Part } from '../matrix/operations';
import type { Call, GraphqlRequest } from './call';

/** A profile and its document have the id of their company. */
const write = (field: string, input: string, from: ComplianceStatus, answer: string, more: object) => ({
  subject: { profile: from },
  request: (companyId: string): GraphqlRequest => ({
    query: `mutation ($input: ${input}!) { ${field}(input: $input) { ${answer} } }`,
    variables: { input: { companyId, ...more } },
  }),
});
const step = (field: string, input: string, from: ComplianceStatus, more: object = {}) =>
  write(field, input, from, 'companyId status', { expectedVersion: 1, ...more });
const reason = 'As agreed.';

const onDocument = (field: string, input: string, more: object = {}): Call<GraphqlRequest> => ({
  subject: { profile: 'INCOMPLETE' },
  request: (id) => ({
    query: `mutation ($input: ${input}!) { ${field}(input: $input) { id status } }`,
    variables: { input: { companyId: id, id, ...more } },
  }),
});

export const complianceCalls = {
  'Mutation.submitComplianceProfile': step(
    'submitComplianceProfile',
    'ComplianceTransitionInput',
    'INCOMPLETE',
  ),
  'Mutation.withdrawComplianceProfile': step(
    'withdrawComplianceProfile',
    'ComplianceTransitionInput',
    'IN_REVIEW',
  ),
  'Mutation.acceptComplianceProfile': {
    ...step('acceptComplianceProfile', 'ComplianceTransitionInput', 'IN_REVIEW'),
    unready: [{ profile: 'IN_REVIEW', lacks: 'decision' }],
  },
  'Mutation.requestComplianceChanges': step(
    'requestComplianceChanges',
    'ComplianceDecisionInput',
    'IN_REVIEW',
    {
      reason,
    },
  ),
  'Mutation.revokeComplianceProfile': step('revokeComplianceProfile', 'ComplianceDecisionInput', 'VALID', {
    reason,
  }),
  'ComplianceProfile.documents': {
    subject: { profile: 'INCOMPLETE' },
    request: (id) => ({
      query: 'query ($id: ID!) { getCompany(id: $id) { compliance { documents { id sha256 } } } }',
      variables: { id },
    }),
  },
  'Mutation.addComplianceDocument': {
    subject: { profile: 'INCOMPLETE' },
    unready: [
      { profile: 'INCOMPLETE', lacks: 'file' },
      { profile: 'INCOMPLETE', lacks: 'own file' },
    ],
    request: (companyId) => ({
      query: 'mutation ($input: AddComplianceDocumentInput!) { addComplianceDocument(input: $input) { id } }',
      variables: { input: { companyId, type: 'OTHER', fileKey: documentKeyOf(companyId) } },
    }),
  },
  'Mutation.removeComplianceDocument': onDocument('removeComplianceDocument', 'ComplianceDocumentInput'),
  'Mutation.acceptComplianceDocument': onDocument('acceptComplianceDocument', 'ComplianceDocumentInput'),
  'Mutation.rejectComplianceDocument': onDocument(
    'rejectComplianceDocument',
    'RejectComplianceDocumentInput',
    {
      reason,
    },
  ),
} as const satisfies Part<Call<GraphqlRequest>>;
