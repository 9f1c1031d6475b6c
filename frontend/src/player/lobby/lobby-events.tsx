import { lazy, Suspense, useEffect } from 'react';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { useOpenClaims } from '../../parts/promotions/list-claims';
import { useOffers } from '../../parts/promotions/list-offers';
import { useTournaments, type ShownTournament } from '../../parts/tournaments/list-tournaments';
import { brandPath } from '../../parts/brand/brand-context';
import { openTournaments } from '../tournaments/open-tournaments';
import { TournamentCards } from '../tournaments/tournament-cards';
import { LobbySection, mostInLobby } from './lobby-section';

// Not part of the page's scripts, because guests and most players have no offers.
const LobbyPromotions = lazy(async () => ({
  default: (await import('./lobby-promotions')).LobbyPromotions,
}));

const LobbyClaims = lazy(async () => ({ default: (await import('./lobby-claims')).LobbyClaims }));

/** Loads the parts beside their data. They report a failure when they are shown. */
const loadParts = () => {
  import('./lobby-promotions').catch(() => undefined);
  import('./lobby-claims').catch(() => undefined);
};

/**
 * Rewards in progress, promotions and tournaments. They appear together, so that the games below move at most
 * once.
 */
export const LobbyEvents = ({ brand }: { readonly brand: ShownBrand }) => {
  const isPlayer = brand.me !== null;
  useEffect(() => {
    if (isPlayer) loadParts();
  }, [isPlayer]);
  const { data: offers = [], isLoading, failureCount } = useOffers(brand);
  const claims = useOpenClaims(brand);
  const { items: tournaments = [], state } = useTournaments(brand.id);
  // Does not wait for retries after a failure.
  const isWaiting = [claims, { isLoading, failureCount }].some(
    (one) => one.isLoading && one.failureCount === 0,
  );
  if (isWaiting || state === 'loading') return null;
  return (
    <Suspense>
      {(claims.data ?? []).length > 0 && <LobbyClaims brandId={brand.id} claims={claims.data ?? []} />}
      {offers.length > 0 && <LobbyPromotions brandId={brand.id} offers={offers} />}
      <LobbyTournaments brandId={brand.id} tournaments={tournaments} />
    </Suspense>
  );
};

interface LobbyTournamentsProps {
  readonly brandId: string;
  readonly tournaments: readonly ShownTournament[];
}

/** The running and upcoming tournaments of the brand; renders nothing if there are none. */
const LobbyTournaments = ({ brandId, tournaments }: LobbyTournamentsProps) => {
  const open = openTournaments(tournaments);
  return (
    open.length > 0 && (
      <LobbySection
        title="Tournaments"
        all={{ to: brandPath('Tourneys', brandId), label: 'All tournaments' }}
      >
        <TournamentCards brandId={brandId} tournaments={open.slice(0, mostInLobby)} />
      </LobbySection>
    )
  );
};
