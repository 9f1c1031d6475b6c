import { useInfiniteQuery } from '@tanstack/react-query';
import type { CompanyStatus } from '#domain/generated/types';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { lookedAtCompanyFields } from './company-fields';

const listCompanies = operation(/* GraphQL */ `
  query ListCompanies($status: CompanyStatus, $nextToken: String) {
    listCompanies(status: $status, nextToken: $nextToken) {
      items {
        ...LookedAtCompanyFields
      }
      nextToken
    }
  }
  ${lookedAtCompanyFields}
`);

export const companiesKey = ['companies'];

/** Every company, or those of one status, newest first. */
export const useCompanies = (status: CompanyStatus | undefined) => {
  const { api } = usePlatform();
  return useInfiniteQuery({
    queryKey: [...companiesKey, status],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) => {
      const variables = {
        ...(status && { status }),
        ...(pageParam !== undefined && { nextToken: pageParam }),
      };
      return (await api.send(listCompanies, variables)).listCompanies;
    },
    getNextPageParam: (page) => page.nextToken ?? undefined,
  });
};
