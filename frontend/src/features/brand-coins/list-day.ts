import { useInfiniteQuery } from '@tanstack/react-query';
import type { Movement, QueryListBrandMovementsArgs } from '#domain/generated/types';
import { movementFields } from '../../parts/wallet/list-statement';
import type { Api } from '../../platform/api/api';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

interface DayPage {
  readonly items: readonly Movement[];
  readonly nextToken: string | null;
}

const listBrandMovements = operation(/* GraphQL */ `
  query ListBrandMovements($brandId: ID!, $day: AWSDate!, $limit: Int, $nextToken: String) {
    listBrandMovements(brandId: $brandId, day: $day, limit: $limit, nextToken: $nextToken) {
      items {
        ...MovementFields
      }
      nextToken
    }
  }
  ${movementFields}
`);

/** One page of a brand's movements on one day (UTC), oldest first. */
export const dayPage = async (api: Api, asked: QueryListBrandMovementsArgs): Promise<DayPage> =>
  (await api.send(listBrandMovements, asked)).listBrandMovements;

export const dayStatementKey = ['brand-day'];

/** The movements of a brand on one day, page by page. */
export const useDay = (brandId: string, day: string) => {
  const { api } = usePlatform();
  return useInfiniteQuery({
    queryKey: [...dayStatementKey, brandId, day],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      dayPage(api, { brandId, day, limit: 50, ...(pageParam !== undefined && { nextToken: pageParam }) }),
    getNextPageParam: (page) => page.nextToken ?? undefined,
  });
};
