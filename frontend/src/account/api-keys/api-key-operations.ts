import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CreateApiKeyInput } from '#domain/generated/types';
import { operation, type ResultOf } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const listApiKeys = operation(/* GraphQL */ `
  query ListApiKeys($companyId: ID!) {
    listApiKeys(companyId: $companyId) {
      id
      keyId
      name
      scheme
      scopes
      status
      createdBy
      createdAt
      expiresOn
      lastUsedAt
      revokedAt
    }
  }
`);

const createApiKey = operation(/* GraphQL */ `
  mutation CreateApiKey($input: CreateApiKeyInput!) {
    createApiKey(input: $input) {
      secret
      apiKey {
        id
        keyId
        name
      }
    }
  }
`);

const revokeApiKey = operation(/* GraphQL */ `
  mutation RevokeApiKey($input: RevokeApiKeyInput!) {
    revokeApiKey(input: $input) {
      id
    }
  }
`);

export type ShownApiKey = ResultOf<typeof listApiKeys>['listApiKeys'][number];
export type NewApiKey = ResultOf<typeof createApiKey>['createApiKey'];

const apiKeysKey = (companyId: string) => ['api-keys', companyId] as const;

export const useApiKeys = (companyId: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: apiKeysKey(companyId),
    queryFn: async () => (await api.send(listApiKeys, { companyId })).listApiKeys,
  });
};

export const useCreateApiKey = (companyId: string) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: CreateApiKeyInput) => (await api.send(createApiKey, { input })).createApiKey,
    onSettled: () => queries.invalidateQueries({ queryKey: apiKeysKey(companyId) }),
  });
};

export const useRevokeApiKey = (companyId: string) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.send(revokeApiKey, { input: { companyId, id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: apiKeysKey(companyId) }),
  });
};
