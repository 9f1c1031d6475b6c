import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AddComplianceDocumentInput } from '#domain/generated/types';
import { complianceKey } from '../../parts/compliance/read-compliance';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const addDocument = operation(/* GraphQL */ `
  mutation AddComplianceDocument($input: AddComplianceDocumentInput!) {
    addComplianceDocument(input: $input) {
      id
    }
  }
`);

const removeDocument = operation(/* GraphQL */ `
  mutation RemoveComplianceDocument($input: ComplianceDocumentInput!) {
    removeComplianceDocument(input: $input) {
      id
    }
  }
`);

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
