import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEvent } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';

export type CompanyEvent = Pick<AuditEvent, 'id' | 'at' | 'action' | 'actor' | 'reason'>;

interface Answer {
  readonly getCompany: {
    readonly history: { readonly items: readonly CompanyEvent[]; readonly nextToken: string | null };
  };
}

const readHistory = operation<Answer, { id: string; nextToken?: string }>(/* GraphQL */ `
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
