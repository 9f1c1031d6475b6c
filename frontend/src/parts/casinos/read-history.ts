import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEvent } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';

export type HistoryOf = 'casino' | 'brand';

interface Answer {
  readonly history: {
    readonly items: readonly Pick<AuditEvent, 'id' | 'at' | 'action' | 'actor' | 'reason' | 'changes'>[];
    readonly nextToken: string | null;
  };
}

const readHistory = <Field extends string>(field: Field) =>
  operation<Record<Field, Answer>, { readonly id: string; readonly nextToken?: string }>(
    `query ReadHistory($id: ID!, $nextToken: String) {
      ${field}(id: $id) {
        id
        history(limit: 25, nextToken: $nextToken) { items { id at action actor reason changes } nextToken }
      }
    }`,
  );

const ofCasino = readHistory('getCasino');
const ofBrand = readHistory('getBrand');

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
