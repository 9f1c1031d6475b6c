import { useState } from 'react';
import { useGameTitles } from '../../parts/rounds/read-game-titles';
import type { ReadOffer } from '../../parts/promotions/list-offers';
import { OfferCard } from './offer-card';
import { readRules } from '../../parts/promotions/promotion-labels';

interface OfferCardsProps {
  readonly brandId: string;
  readonly offers: readonly ReadOffer[];
  /** The maximum number of cards. */
  readonly most?: number;
}

/** Offers side by side, one below the other on a phone. Offers that can be collected come first. */
export const OfferCards = ({ brandId, offers, most }: OfferCardsProps) => {
  const titles = useGameTitles(brandId);
  const ordered = useSteadyOrder(offers);
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      {ordered.slice(0, most).map((offer) => (
        <li key={offer.promotionId} className="min-w-0">
          <OfferCard offer={{ ...offer, rules: readRules(offer.rules) }} titles={titles} />
        </li>
      ))}
    </ul>
  );
};

const ranks = { CLAIMABLE: 0, IN_PROGRESS: 1, BLOCKED: 2, CLOSED: 2, CLAIMED: 2 } as const;

/**
 * Sorts offers by the status that they had at first. A card therefore keeps its place when its reward is collected.
 */
const useSteadyOrder = (offers: readonly ReadOffer[]): readonly ReadOffer[] => {
  const [first] = useState(() =>
    [...offers]
      .sort((one, other) => ranks[one.status] - ranks[other.status])
      .map(({ promotionId }) => promotionId),
  );
  const placeOf = ({ promotionId }: ReadOffer) => {
    const place = first.indexOf(promotionId);
    return place === -1 ? first.length : place;
  };
  return [...offers].sort((one, other) => placeOf(one) - placeOf(other));
};
