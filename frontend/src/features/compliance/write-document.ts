import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  AddComplianceDocumentInput,
  MutationAddComplianceDocumentArgs,
  MutationRemoveComplianceDocumentArgs,
} from '#domain/generated/types';
import { complianceKey } from '../../parts/compliance/read-compliance';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';

const addDocument = operation<unknown, MutationAddComplianceDocumentArgs>(
  'mutation AddDocument($input: AddComplianceDocumentInput!) { addComplianceDocument(input: $input) { id } }',
);

const removeDocument = operation<unknown, MutationRemoveComplianceDocumentArgs>(
  'mutation RemoveDocument($input: ComplianceDocumentInput!) { removeComplianceDocument(input: $input) { id } }',
);

export const useAddDocument = (companyId: string) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<AddComplianceDocumentInput, 'companyId'>) =>
      api.send(addDocument, { input: { companyId, ...input } }),
    onSettled: () => queries.invalidateQueries({ queryKey: complianceKey(companyId) }),
  });
};

export const useRemoveDocument = (companyId: string) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.send(removeDocument, { input: { companyId, id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: complianceKey(companyId) }),
  });
};
