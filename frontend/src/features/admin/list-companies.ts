import { useInfiniteQuery } from '@tanstack/react-query';
import type { CompanyStatus, QueryListCompaniesArgs } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';
import { companyFields, type LookedAtCompany } from './company-fields';

interface Answer {
  readonly listCompanies: { readonly items: readonly LookedAtCompany[]; readonly nextToken: string | null };
}

const listCompanies = operation<Answer, QueryListCompaniesArgs>(/* GraphQL */ `
  query ListCompanies($status: CompanyStatus, $nextToken: String) {
    listCompanies(status: $status, nextToken: $nextToken) {
      items {
        ${companyFields}
      }
      nextToken
    }
  }
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
