import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../platform/api/operation';
import { usePlatform } from '../../../platform/platform';
import { ownBrandFields } from './brand-fields';

/** Also how the brand is read again after somebody else changed it. */
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
