import { useQuery } from '@tanstack/react-query';
import type { PromotionStatus } from '#domain/generated/types';
import type { PromotionFieldsFragment } from '../../generated/operations';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { usePlatform } from '../../platform/platform';

/** The fields of a promotion for its managers. */
export type ShownPromotion = PromotionFieldsFragment;

const promotionFields = /* GraphQL */ `
  fragment PromotionFields on Promotion {
    id
    brandId
    type
    name
    coin
    decimals
    rules
    status
    rulesHash
    startsAt
    endsAt
    budget
    remaining
    claims
    cancelReason
    submittedBy
    submittedAt
    rejectReason
    publishedAt
    version
  }
`;

const listPromotions = operation(/* GraphQL */ `
  query ListPromotions($brandId: ID!, $limit: Int, $nextToken: String) {
    listPromotions(brandId: $brandId, limit: $limit, nextToken: $nextToken) {
      items {
        ...PromotionFields
      }
      nextToken
    }
  }
  ${promotionFields}
`);

const getPromotion = operation(/* GraphQL */ `
  query GetPromotion($id: ID!) {
    getPromotion(id: $id) {
      ...PromotionFields
    }
  }
  ${promotionFields}
`);

/** The start of all query keys of managers, also of that in `shared/promotions/awaiting-promotions.ts`. */
export const promotionsKey = ['promotions'];

/** The interval for reading a promotion whose status or budget can change without an action of a manager. */
const readEveryMs = 15_000;
const listReadEveryMs = 60_000;
const isMoving = (status: PromotionStatus | undefined): boolean =>
  status === 'SCHEDULED' || status === 'ACTIVE';

/** The promotions of a brand, newest first, page by page. */
export const usePromotions = (brandId: string) =>
  useConnection({
    operation: listPromotions,
    key: [...promotionsKey, brandId],
    variables: { brandId },
    connectionIn: (answer) => answer.listPromotions,
    idOf: ({ id }) => id,
    fillTo: 25,
    refetchInterval: (items) => items.some(({ status }) => isMoving(status)) && listReadEveryMs,
  });

export const usePromotion = (id: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...promotionsKey, 'one', id],
    queryFn: async () => (await api.send(getPromotion, { id })).getPromotion,
    refetchInterval: ({ state: { data } }) => isMoving(data?.status) && readEveryMs,
  });
};
