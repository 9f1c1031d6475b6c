import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { CasinoStatus } from '#domain/generated/types';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { whileWaiting } from '../../platform/api/while-waiting';
import { ownCasinoFields, type OwnCasino } from './casino-fields';

interface Page {
  readonly items: readonly OwnCasino[];
  readonly nextToken: string | null;
}

const listCasinos = operation(/* GraphQL */ `
  query ListOwnCasinos($companyId: ID, $status: CasinoStatus, $nextToken: String) {
    listCasinos(companyId: $companyId, status: $status, nextToken: $nextToken) {
      items {
        ...OwnCasinoFields
      }
      nextToken
    }
  }
  ${ownCasinoFields}
`);

export const ownCasinosKey = ['own-casinos'];

/** The casinos of one's company, newest first, or those of one status. */
export const useOwnCasinos = (companyId: string, status: CasinoStatus | undefined) => {
  const { api } = usePlatform();
  return useInfiniteQuery({
    queryKey: [...ownCasinosKey, companyId, status],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) => {
      const variables = {
        companyId,
        ...(status && { status }),
        ...(pageParam !== undefined && { nextToken: pageParam }),
      };
      return (await api.send(listCasinos, variables)).listCasinos;
    },
    getNextPageParam: (page) => page.nextToken ?? undefined,
    refetchInterval: whileWaiting(({ pages }: InfiniteData<Page>) =>
      pages.some(({ items }) => items.some((casino) => casino.status === 'IN_REVIEW')),
    ),
  });
};
