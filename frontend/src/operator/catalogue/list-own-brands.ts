import { useQuery } from '@tanstack/react-query';
import type { Brand } from '#domain/generated/types';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

/** A brand of the user to which a game can be added. */
export type ChoosableBrand = Pick<Brand, 'id' | 'name' | 'version' | 'status' | 'gameIds'> & {
  readonly casinoName: string;
};

const listOwnBrands = operation(/* GraphQL */ `
  query ListOwnBrands($companyId: ID) {
    listCasinos(companyId: $companyId, limit: 25) {
      items {
        id
        name
        brands(limit: 100) {
          items {
            id
            name
            version
            status
            gameIds
          }
        }
      }
    }
  }
`);

export const choosableBrandsKey = ['choosable-brands'];

/** The brands of a company's newest casinos, without closed ones. */
export const useOwnBrands = (companyId: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...choosableBrandsKey, companyId],
    queryFn: async (): Promise<readonly ChoosableBrand[]> => {
      const { items } = (await api.send(listOwnBrands, { companyId })).listCasinos;
      return items
        .flatMap(({ name: casinoName, brands }) => brands.items.map((brand) => ({ ...brand, casinoName })))
        .filter(({ status }) => status !== 'CLOSED');
    },
  });
};
