import { Images, Plus } from 'lucide-react';
import { routes } from '#domain/routes';
import type { ListedCompany } from '../../parts/companies/own-company';
import { StatusList } from '../../parts/lists/status-list';
import { useStatusFilter } from '../../platform/page/use-status-filter';
import { gameStatuses } from '../../platform/labels/game-labels';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { ownGameTable } from './own-game-table';
import { gamesPlaces } from './games-places';
import { useOwnGames } from './list-own-games';
import { mayCreateGames, OwnProviderFrame } from './own-provider-frame';

/** The games of the user's company. The filter is in the URL. */
export const OwnGamesPage = () => (
  <Page
    width="wide"
    title={routes.ProviderGames.title}
    lead="Your games, their versions and images."
    actions={
      <>
        <ButtonLink look="quiet" to={gamesPlaces.images}>
          <Images aria-hidden className="size-5" /> Image library
        </ButtonLink>
        <ButtonLink to={gamesPlaces.create}>
          <Plus aria-hidden className="size-5" /> New game
        </ButtonLink>
      </>
    }
  >
    <OwnProviderFrame>{(company) => <OwnGames company={company} />}</OwnProviderFrame>
  </Page>
);

const OwnGames = ({ company }: { readonly company: ListedCompany }) => {
  const filter = useStatusFilter(gameStatuses);
  const games = useOwnGames(company.id, filter[0]);
  return (
    <StatusList
      table={ownGameTable}
      labels={gameStatuses}
      filter={filter}
      list={games}
      empty={
        <EmptyState
          title="No games yet"
          action={
            mayCreateGames(company) && (
              <ButtonLink look="quiet" to={gamesPlaces.create}>
                Create your first game
              </ButtonLink>
            )
          }
        >
          A game starts as a draft. Give it a title, then add a version with a math model.
        </EmptyState>
      }
    />
  );
};
