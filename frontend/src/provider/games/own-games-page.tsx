import { Images, Plus } from 'lucide-react';
import { routes } from '#domain/routes';
import type { ListedCompany } from '../../parts/companies/own-company';
import { TableList } from '../../parts/lists/table-list';
import { statusOptions, useStatusFilter } from '../../platform/page/use-status-filter';
import { gameStatuses } from '../../platform/labels/game-labels';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { Page } from '../../ui/page';
import { ownGameTable } from './own-game-table';
import { gamesPlaces } from './games-places';
import { useOwnGames } from './list-own-games';
import { mayCreateGames, OwnProviderFrame } from './own-provider-frame';
import * as messages from './messages';

const statuses = statusOptions(gameStatuses);

/** The games of the user's company. The filter is in the URL. */
export const OwnGamesPage = () => (
  <Page
    width="wide"
    title={routes.ProviderGames.title}
    lead={messages.yourGamesTheirVersionsAnd}
    actions={
      <>
        <ButtonLink look="quiet" to={gamesPlaces.images}>
          {messages.imageLibraryForImages(<Images aria-hidden className="size-5" />)}
        </ButtonLink>
        <ButtonLink to={gamesPlaces.create}>
          {messages.newGameForPlus(<Plus aria-hidden className="size-5" />)}
        </ButtonLink>
      </>
    }
  >
    <OwnProviderFrame>{(company) => <OwnGames company={company} />}</OwnProviderFrame>
  </Page>
);

const OwnGames = ({ company }: { readonly company: ListedCompany }) => {
  const [status, choose] = useStatusFilter(gameStatuses);
  const games = useOwnGames(company.id, status);
  return (
    <>
      <TableList
        table={ownGameTable}
        filters={
          <FilterSelect
            label={messages.status}
            all={messages.allStatuses}
            options={statuses}
            value={status}
            onChange={choose}
          />
        }
        list={games}
        empty={
          <EmptyState
            title={messages.noGamesYet}
            action={
              mayCreateGames(company) && (
                <ButtonLink look="quiet" to={gamesPlaces.create}>
                  {messages.createYourFirstGame}
                </ButtonLink>
              )
            }
          >
            {messages.gameStartsAsDraftGive}
          </EmptyState>
        }
        filter={
          status && {
            title: messages.noGamesWithThisStatus,
            hint: messages.chooseAnotherStatusToSee,
            clearLabel: messages.showAllGames,
            onClear: () => choose(undefined),
          }
        }
      />
    </>
  );
};
