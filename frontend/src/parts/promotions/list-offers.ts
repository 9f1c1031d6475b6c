import { useQuery } from '@tanstack/react-query';
import type { PromotionRules } from '#domain/promotions/rules';
import type { Operations } from '../../generated/operations';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import type { ShownBrand } from '../brand/read-brand';
import { promotionsKey } from './promotions-key';

const listOffers = operation(/* GraphQL */ `
  query ListOffers($brandId: ID!) {
    listOffers(brandId: $brandId) {
      promotionId
      brandId
      type
      name
      coin
      decimals
      rules
      rulesHash
      status
      progress {
        value
        atLeast
      }
      amount
      closesAt
      opensAt
      serverSeedHash
    }
  }
`);

/** A promotion as a player sees it, with its rules as JSON. */
export type ReadOffer = NonNullable<Operations['ListOffers']['result']['listOffers']>[number];

/** The same with parsed rules. */
export type ShownOffer = Omit<ReadOffer, 'rules'> & { readonly rules: PromotionRules };

/** Whether the user can have offers: an active player of an open brand. */
export const mayHaveOffers = ({ open, me }: Pick<ShownBrand, 'open' | 'me'>): boolean =>
  open && me?.status === 'ACTIVE';

/** The promotions that the player is eligible for. */
export const useOffers = (brand: Pick<ShownBrand, 'id' | 'open' | 'me'>) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...promotionsKey(brand.id), 'offers'],
    queryFn: async () => (await api.send(listOffers, { brandId: brand.id })).listOffers,
    enabled: mayHaveOffers(brand),
  });
};
