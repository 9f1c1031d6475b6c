import { ClaimCards } from '../promotions/claim-cards';
import type { ShownClaim } from '../../parts/promotions/list-claims';
import { ownPromotionsPath } from '../../parts/promotions/own-promotions-path';
import { LobbySection, mostInLobby } from './lobby-section';

interface LobbyClaimsProps {
  readonly brandId: string;
  readonly claims: readonly ShownClaim[];
}

/** The first rewards in progress of the player. */
export const LobbyClaims = ({ brandId, claims }: LobbyClaimsProps) => (
  <LobbySection title="Rewards in progress" all={{ to: ownPromotionsPath(brandId), label: 'All rewards' }}>
    <ClaimCards brandId={brandId} claims={claims.slice(0, mostInLobby)} />
  </LobbySection>
);
