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
import * as messages from './messages';

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
  const create = <ButtonLink to={newTournamentPath(brand.id)}>{messages.newTournamentLabel}</ButtonLink>;
  return (
    <Page
      width="wide"
      title={messages.tournaments}
      lead={isManager ? messages.allTournamentsOf(brand.name) : messages.playForPrizesInCoins}
      actions={isManager ? create : undefined}
    >
      {isManager ? (
        <Suspense fallback={<Skeleton rows={6} />}>
          <ManagedTournaments
            brandId={brand.id}
            list={tournaments}
            empty={
              <EmptyState title={messages.noTournamentsYet} action={create}>
                {messages.createOneChooseGamesDates}
              </EmptyState>
            }
          />
        </Suspense>
      ) : (
        <PlayerTournaments
          brandId={brand.id}
          list={tournaments}
          empty={
            <EmptyState title={messages.noTournamentsYet}>
              {messages.theyAppearHereWhenPublishes(brand.name)}
            </EmptyState>
          }
        />
      )}
    </Page>
  );
};
