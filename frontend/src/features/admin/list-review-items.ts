import { useInfiniteQuery } from '@tanstack/react-query';
import type { QueryListReviewItemsArgs, ReviewItem } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';
import { companyFields, type LookedAtCompany } from './company-fields';

export type WaitingItem = Omit<ReviewItem, 'company'> & { readonly company: LookedAtCompany };

interface Answer {
  readonly listReviewItems: { readonly items: readonly WaitingItem[]; readonly nextToken: string | null };
}

const listReviewItems = operation<Answer, QueryListReviewItemsArgs>(/* GraphQL */ `
  query ListReviewItems($limit: Int, $nextToken: String) {
    listReviewItems(limit: $limit, nextToken: $nextToken) {
      items {
        id
        kind
        since
        company {
          ${companyFields}
        }
      }
      nextToken
    }
  }
`);

export const reviewKey = ['review-items'];
const pageSize = 100;

/** What waits for an admin, oldest first; looks again every 15 seconds. */
export const useReviewItems = () => {
  const { api } = usePlatform();
  return useInfiniteQuery({
    queryKey: reviewKey,
    initialPageParam: undefined as string | undefined,
    refetchInterval: 15_000,
    queryFn: async ({ pageParam }) => {
      const variables = { limit: pageSize, ...(pageParam !== undefined && { nextToken: pageParam }) };
      return (await api.send(listReviewItems, variables)).listReviewItems;
    },
    getNextPageParam: (page) => page.nextToken ?? undefined,
  });
};
