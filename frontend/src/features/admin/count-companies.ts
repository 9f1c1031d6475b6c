import { useQuery } from '@tanstack/react-query';
import type { CompanyStatus } from '#domain/generated/types';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const countCompanies = operation(/* GraphQL */ `
  query CountCompanies($status: CompanyStatus, $limit: Int) {
    listCompanies(status: $status, limit: $limit) {
      items {
        id
      }
      nextToken
    }
  }
`);

export const companyCountKey = ['company-count'];
const mostCounted = 100;

/** How many companies have a status, as a figure for a tile: `7`, or `100+`. */
export const useCompanyCount = (status: CompanyStatus) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...companyCountKey, status],
    queryFn: async () => {
      const { items, nextToken } = (await api.send(countCompanies, { status, limit: mostCounted }))
        .listCompanies;
      return figure(items.length, nextToken !== null);
    },
  });
};

export const figure = (counted: number, more: boolean): string => (more ? `${counted}+` : `${counted}`);
