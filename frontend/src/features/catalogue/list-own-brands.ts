import { useQuery } from '@tanstack/react-query';
import type { Brand } from '#domain/generated/types';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

/** A brand of one's own that may take a game. */
export type ChoosableBrand = Pick<Brand, 'id' | 'name' | 'version' | 'status' | 'gameIds'> & {
  readonly casinoName: string;
};

const listOwnBrands = operation(/* GraphQL */ `
  query ListOwnBrands($companyId: ID, $limit: Int) {
    listCasinos(companyId: $companyId, limit: $limit) {
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

/** The brands of a company's newest casinos, without those that have ended. */
export const useOwnBrands = (companyId: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...choosableBrandsKey, companyId],
    queryFn: async (): Promise<readonly ChoosableBrand[]> => {
      const { items } = (await api.send(listOwnBrands, { companyId, limit: 25 })).listCasinos;
      return items
        .flatMap(({ name: casinoName, brands }) => brands.items.map((brand) => ({ ...brand, casinoName })))
        .filter(({ status }) => status !== 'CLOSED');
    },
  });
};
