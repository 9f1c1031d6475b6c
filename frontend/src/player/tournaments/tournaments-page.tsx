import { lazy, Suspense } from 'react';
import { useBrand } from '../../parts/brand/brand-context';
import { manages } from '../../parts/brand/brand-permissions';
import { useTournaments } from '../../parts/tournaments/list-tournaments';
import { useTabTitle } from '../../platform/page/tab-title';
import { useSession } from '../../platform/platform';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { newTournamentPath } from '../../parts/tournaments/tournament-paths';
import { PlayerTournaments } from './player-tournaments';

// Loaded on demand, because only managers see tables.
const ManagedTournaments = lazy(async () => ({
  default: (await import('./managed-tournaments')).ManagedTournaments,
}));

/** `/operator/brand/:brandId/Tourneys`: the tournaments of a brand; managers also see drafts and create them. */
export const TournamentsPage = () => {
  const brand = useBrand();
  const isManager = manages(brand, useSession());
  const tournaments = useTournaments(brand.id);
  useTabTitle(`Tournaments · ${brand.name}`);
  const create = <ButtonLink to={newTournamentPath(brand.id)}>New tournament</ButtonLink>;
  return (
    <Page
      width="wide"
      title="Tournaments"
      lead={
        isManager ? `All tournaments of ${brand.name}.` : 'Play for prizes in coins, which have no value.'
      }
      actions={isManager ? create : undefined}
    >
      {isManager ? (
        <Suspense fallback={<Skeleton rows={6} />}>
          <ManagedTournaments
            brandId={brand.id}
            list={tournaments}
            empty={
              <EmptyState title="No tournaments yet" action={create}>
                Create one: choose games, dates, how rounds score, and the prizes.
              </EmptyState>
            }
          />
        </Suspense>
      ) : (
        <PlayerTournaments
          brandId={brand.id}
          list={tournaments}
          empty={
            <EmptyState title="No tournaments yet">
              They appear here when {brand.name} publishes them.
            </EmptyState>
          }
        />
      )}
    </Page>
  );
};
