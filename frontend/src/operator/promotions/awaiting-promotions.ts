import { useQueries } from '@tanstack/react-query';
import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';
import { operation } from '../../platform/api/operation';
import { usePlatform, useSession } from '../../platform/platform';
import type { AttentionItem } from '../../parts/dashboards/attention-panel';

const listAwaiting = operation(/* GraphQL */ `
  query ListAwaitingPromotions($brandId: ID!) {
    listPromotions(brandId: $brandId, awaiting: true) {
      items {
        id
        brandId
        name
        submittedBy
      }
    }
  }
`);

const readEveryMs = 60_000;

/** The promotions of these brands that the user can confirm, as tasks. */
export function useAwaitingPromotions(brandIds: readonly string[]): readonly AttentionItem[] {
  const { api } = usePlatform();
  const sub = useSession()?.sub;
  return useQueries({
    queries: brandIds.map((brandId) => ({
      queryKey: ['promotions', 'awaiting', brandId],
      queryFn: async () => (await api.send(listAwaiting, { brandId })).listPromotions.items,
      refetchInterval: readEveryMs,
    })),
    combine: (lists) =>
      lists
        .flatMap(({ data = [] }) => data)
        .filter(({ submittedBy }) => submittedBy !== sub)
        .map(({ id, brandId, name }) => ({
          text: `Confirm the promotion ${name}`,
          to: generatePath(routes.Promotion.path, { brandId, promotionId: id }),
        })),
  });
}
