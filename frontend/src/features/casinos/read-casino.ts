import { useQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { whileWaiting } from '../../platform/api/while-waiting';
import { ownCasinoFields, type ListedBrand, listedBrandFields, type OwnCasino } from './casino-fields';

/** A casino with its newest brands; `nextToken` tells whether there are older ones. */
export type OpenCasino = OwnCasino & {
  readonly brands: { readonly items: readonly ListedBrand[]; readonly nextToken: string | null };
};

/** Also how the casino is read again after somebody else changed it. */
export const readCasino = operation(/* GraphQL */ `
  query ReadOwnCasino($id: ID!) {
    getCasino(id: $id) {
      ...OwnCasinoFields
      brands(limit: 100) {
        items {
          ...ListedBrandFields
        }
        nextToken
      }
    }
  }
  ${ownCasinoFields}
  ${listedBrandFields}
`);

export const casinoQueryKey = (id: string) => ['casino', id] as const;

export const useCasino = (id: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: casinoQueryKey(id),
    queryFn: async () => (await api.send(readCasino, { id })).getCasino,
    refetchInterval: whileWaiting(({ status }: OpenCasino) => status === 'IN_REVIEW'),
  });
};
