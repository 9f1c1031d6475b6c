import { lazy, Suspense } from 'react';
import type { ShownBrand } from '../../shared/brand/read-brand';
import { useOffers } from '../../shared/promotions/list-offers';
import { useTournaments } from '../../shared/tournaments/list-tournaments';
import { LobbyTournaments } from './lobby-tournaments';

// Most people have no offers.
const LobbyPromotions = lazy(async () => ({
  default: (await import('./lobby-promotions')).LobbyPromotions,
}));

/** Promotions and tournaments. They appear together, so that the games below move once at most. */
export const LobbyEvents = ({ brand }: { readonly brand: ShownBrand }) => {
  const { data: offers = [], isLoading, failureCount } = useOffers(brand);
  const { items: tournaments = [], state } = useTournaments(brand.id);
  // Retries after a failure are not waited for.
  if ((isLoading && failureCount === 0) || state === 'loading') return null;
  return (
    <Suspense>
      {offers.length > 0 && <LobbyPromotions brandId={brand.id} offers={offers} />}
      <LobbyTournaments brandId={brand.id} tournaments={tournaments} />
    </Suspense>
  );
};
