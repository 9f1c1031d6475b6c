import type { ReadOffer } from '../../parts/promotions/list-offers';
import { OfferCards } from '../promotions/offer-cards';
import { ownPromotionsPath } from '../../parts/promotions/own-promotions-path';
import { LobbySection, mostInLobby } from './lobby-section';
import * as messages from './messages';

interface LobbyPromotionsProps {
  readonly brandId: string;
  readonly offers: readonly ReadOffer[];
}

/** The first offers of the player. */
export const LobbyPromotions = ({ brandId, offers }: LobbyPromotionsProps) => (
  <LobbySection
    title={messages.promotions}
    all={{ to: ownPromotionsPath(brandId), label: messages.allPromotions }}
  >
    <OfferCards brandId={brandId} offers={offers} most={mostInLobby} />
  </LobbySection>
);
