import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { nullableOperation, operation } from '../../platform/api/operation';
import { usePlatform, useSession } from '../../platform/platform';

const getTermsAcceptance = nullableOperation(/* GraphQL */ `
  query GetTermsAcceptance {
    getTermsAcceptance {
      termsVersion
      policyVersion
      acceptedAt
    }
  }
`);

const acceptTerms = operation(/* GraphQL */ `
  mutation AcceptTerms($input: AcceptTermsInput!) {
    acceptTerms(input: $input) {
      termsVersion
      policyVersion
      acceptedAt
    }
  }
`);

export const termsAcceptanceKey = ['terms-acceptance'] as const;

const useOwnKey = () => [...termsAcceptanceKey, useSession()?.sub] as const;

/** The user's acceptance of the terms in force; null before it. */
export const useTermsAcceptance = () => {
  const { api } = usePlatform();
  const session = useSession();
  return useQuery({
    queryKey: useOwnKey(),
    queryFn: async () => (await api.send(getTermsAcceptance, {})).getTermsAcceptance,
    enabled: session !== undefined,
    staleTime: Infinity,
  });
};

/** Accepts the versions that this build of the site shows. */
export const useAcceptTerms = () => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const queryKey = useOwnKey();
  return useMutation({
    mutationFn: async () =>
      (await api.send(acceptTerms, { input: { termsVersion, policyVersion } })).acceptTerms,
    onSuccess: (acceptance) => void queries.setQueryData(queryKey, acceptance),
  });
};
