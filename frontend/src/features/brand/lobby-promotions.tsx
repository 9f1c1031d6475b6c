import type { ShownOffer } from '../../parts/promotions/list-offers';
import { OfferCards } from '../../parts/promotions/offer-cards';
import { ownPromotionsPath } from '../../parts/promotions/own-promotions-path';
import { LobbySection, mostInLobby } from './lobby-section';

interface LobbyPromotionsProps {
  readonly brandId: string;
  readonly offers: readonly ShownOffer[];
}

/** The first offers of the player; nothing while there are none. */
export const LobbyPromotions = ({ brandId, offers }: LobbyPromotionsProps) =>
  offers.length > 0 && (
    <LobbySection title="Promotions" all={{ to: ownPromotionsPath(brandId), label: 'All promotions' }}>
      <OfferCards brandId={brandId} offers={offers} most={mostInLobby} />
    </LobbySection>
  );
