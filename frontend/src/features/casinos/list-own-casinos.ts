import { useInfiniteQuery } from '@tanstack/react-query';
import type { CasinoStatus, QueryListCasinosArgs } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';
import { casinoFields, type OwnCasino } from './casino-fields';

interface Answer {
  readonly listCasinos: { readonly items: readonly OwnCasino[]; readonly nextToken: string | null };
}

const listCasinos = operation<Answer, QueryListCasinosArgs>(/* GraphQL */ `
  query ListOwnCasinos($companyId: ID, $status: CasinoStatus, $nextToken: String) {
    listCasinos(companyId: $companyId, status: $status, nextToken: $nextToken) {
      items { ${casinoFields} }
      nextToken
    }
  }
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
  });
};
