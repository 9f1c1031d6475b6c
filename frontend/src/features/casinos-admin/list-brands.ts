import { useInfiniteQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const listBrands = operation(/* GraphQL */ `
  query ListBrands($id: ID!, $nextToken: String) {
    getCasino(id: $id) {
      id
      brands(limit: 25, nextToken: $nextToken) {
        items {
          id
          name
          slug
          status
          open
          gameIds
        }
        nextToken
      }
    }
  }
`);

export const brandsKey = ['casino-brands'];

/** The brands of a casino, newest first. */
export const useBrands = (casinoId: string) => {
  const { api } = usePlatform();
  return useInfiniteQuery({
    queryKey: [...brandsKey, casinoId],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) => {
      const variables = { id: casinoId, ...(pageParam !== undefined && { nextToken: pageParam }) };
      return (await api.send(listBrands, variables)).getCasino.brands;
    },
    getNextPageParam: (page) => page.nextToken ?? undefined,
  });
};
