import type { ReadOffer } from '../../parts/promotions/list-offers';
import { OfferCards } from '../promotions/offer-cards';
import { ownPromotionsPath } from '../../parts/promotions/own-promotions-path';
import { LobbySection, mostInLobby } from './lobby-section';

interface LobbyPromotionsProps {
  readonly brandId: string;
  readonly offers: readonly ReadOffer[];
}

/** The first offers of the player. */
export const LobbyPromotions = ({ brandId, offers }: LobbyPromotionsProps) => (
  <LobbySection title="Promotions" all={{ to: ownPromotionsPath(brandId), label: 'All promotions' }}>
    <OfferCards brandId={brandId} offers={offers} most={mostInLobby} />
  </LobbySection>
);
