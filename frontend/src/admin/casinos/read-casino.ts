import { useQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { casinosKey } from './list-casinos';
import { ownedCasinoFields } from '../../parts/casinos/owned-casino';

const readCasino = operation(/* GraphQL */ `
  query ReadLookedAtCasino($id: ID!) {
    getCasino(id: $id) {
      ...OwnedCasinoFields
    }
  }
  ${ownedCasinoFields}
`);

/** One casino, for admins. */
export const useLookedAtCasino = (id: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...casinosKey, 'one', id],
    queryFn: async () => (await api.send(readCasino, { id })).getCasino,
  });
};
