import type { ShownBrand } from '../../parts/brand/read-brand';
import { useOffers } from '../../parts/promotions/list-offers';
import { useTournaments } from '../../parts/tournaments/list-tournaments';
import { LobbyPromotions } from './lobby-promotions';
import { LobbyTournaments } from './lobby-tournaments';

/** Promotions and tournaments. They appear together, so that the games below move once at most. */
export const LobbyEvents = ({ brand }: { readonly brand: ShownBrand }) => {
  const { data: offers = [], isLoading, failureCount } = useOffers(brand);
  const { items: tournaments = [], state } = useTournaments(brand.id);
  // Retries after a failure are not waited for.
  if ((isLoading && failureCount === 0) || state === 'loading') return null;
  return (
    <>
      <LobbyPromotions brandId={brand.id} offers={offers} />
      <LobbyTournaments brandId={brand.id} tournaments={tournaments} />
    </>
  );
};
