import { useInfiniteQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

export type HistoryOf = 'casino' | 'brand';

const subjectEventFields = /* GraphQL */ `
  fragment SubjectEventFields on AuditEvent {
    id
    at
    action
    actor
    reason
    changes
  }
`;

const ofCasino = operation(/* GraphQL */ `
  query ReadCasinoHistory($id: ID!, $nextToken: String) {
    getCasino(id: $id) {
      id
      history(limit: 25, nextToken: $nextToken) {
        items {
          ...SubjectEventFields
        }
        nextToken
      }
    }
  }
  ${subjectEventFields}
`);

const ofBrand = operation(/* GraphQL */ `
  query ReadBrandHistory($id: ID!, $nextToken: String) {
    getBrand(id: $id) {
      id
      history(limit: 25, nextToken: $nextToken) {
        items {
          ...SubjectEventFields
        }
        nextToken
      }
    }
  }
  ${subjectEventFields}
`);

/** What happened to a casino or a brand, newest first. */
export const useHistory = (of: HistoryOf, id: string) => {
  const { api } = usePlatform();
  return useInfiniteQuery({
    queryKey: [`${of}-history`, id],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) => {
      const variables = { id, ...(pageParam !== undefined && { nextToken: pageParam }) };
      return of === 'casino'
        ? (await api.send(ofCasino, variables)).getCasino.history
        : (await api.send(ofBrand, variables)).getBrand.history;
    },
    getNextPageParam: (page) => page.nextToken ?? undefined,
  });
};
