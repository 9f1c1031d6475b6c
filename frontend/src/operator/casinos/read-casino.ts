import { useQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { whileWaiting } from '../../platform/api/while-waiting';
import { type OwnedCasino, ownedCasinoFields } from '../../parts/casinos/owned-casino';

/** Also used to read the casino again after a conflict. */
export const readCasino = operation(/* GraphQL */ `
  query ReadOwnCasino($id: ID!) {
    getCasino(id: $id) {
      ...OwnedCasinoFields
    }
  }
  ${ownedCasinoFields}
`);

export const casinoQueryKey = (id: string) => ['casino', id] as const;

export const useCasino = (id: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: casinoQueryKey(id),
    queryFn: async () => (await api.send(readCasino, { id })).getCasino,
    refetchInterval: whileWaiting(({ status }: OwnedCasino) => status === 'IN_REVIEW'),
  });
};
