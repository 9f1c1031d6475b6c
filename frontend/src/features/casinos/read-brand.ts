import { useQuery } from '@tanstack/react-query';
import type { QueryGetBrandArgs } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';
import { brandFields, type OwnBrand } from './brand-fields';

/** Also how the brand is read again after somebody else changed it. */
export const readBrand = operation<{ getBrand: OwnBrand }, QueryGetBrandArgs>(
  `query ReadBrand($id: ID!) { getBrand(id: $id) { ${brandFields} } }`,
);

export const ownBrandKey = ['own-brand'];

export const useOwnBrand = (id: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...ownBrandKey, id],
    queryFn: async () => (await api.send(readBrand, { id })).getBrand,
  });
};
