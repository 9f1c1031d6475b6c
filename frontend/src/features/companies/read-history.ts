import { useInfiniteQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const readHistory = operation(/* GraphQL */ `
  query ReadCompanyHistory($id: ID!, $nextToken: String) {
    getCompany(id: $id) {
      id
      history(limit: 25, nextToken: $nextToken) {
        items {
          id
          at
          action
          actor
          reason
        }
        nextToken
      }
    }
  }
`);

/** What happened to a company, newest first; `version` makes a write show up. */
export const useHistory = (id: string, version: number) => {
  const { api } = usePlatform();
  return useInfiniteQuery({
    queryKey: ['company-history', id, version],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) =>
      (await api.send(readHistory, { id, ...(pageParam !== undefined && { nextToken: pageParam }) }))
        .getCompany.history,
    getNextPageParam: (page) => page.nextToken ?? undefined,
  });
};
