import { useQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { ownBrandFields } from './brand-fields';

/** Also used to read the brand again after a conflict. */
export const readBrand = operation(/* GraphQL */ `
  query ReadOwnBrand($id: ID!) {
    getBrand(id: $id) {
      ...OwnBrandFields
    }
  }
  ${ownBrandFields}
`);

export const ownBrandKey = ['own-brand'];

export const useOwnBrand = (id: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...ownBrandKey, id],
    queryFn: async () => (await api.send(readBrand, { id })).getBrand,
  });
};
