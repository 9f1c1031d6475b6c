import { Images, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { GameStatus } from '#domain/generated/types';
import { routes } from '#domain/routes';
import type { ListedCompany } from '../../parts/companies/own-company';
import { List } from '../../parts/lists/list';
import { gameStatuses } from '../../platform/words/game-words';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { Page } from '../../ui/page';
import { GameEntry } from './game-entry';
import { gamesPlaces } from './games-places';
import { useOwnGames } from './list-own-games';
import { mayCreateGames, OwnProviderFrame } from './own-provider-frame';

const statuses = Object.entries(gameStatuses).map(
  ([status, { text }]) => [status as GameStatus, text] as const,
);

/** The games of one's company; the filter is in the address. */
export const OwnGamesPage = () => (
  <Page
    title={routes.ProviderGames.title}
    lead="Your games, their versions and the images they are shown with."
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
  const [search, setSearch] = useSearchParams();
  const status = statuses.find(([known]) => known === search.get('status'))?.[0];
  const games = useOwnGames(company.id, status);
  return (
    <>
      <div className="flex">
        <FilterSelect
          label="Status"
          all="Every status"
          options={statuses}
          value={status}
          onChange={(chosen) => setSearch(chosen === undefined ? {} : { status: chosen })}
        />
      </div>
      <List
        label="Games"
        list={games}
        empty={
          <EmptyState
            title="No games yet"
            action={
              mayCreateGames(company) && (
                <ButtonLink to={gamesPlaces.create}>Create your first game</ButtonLink>
              )
            }
          >
            A game starts as a draft: give it a title, then a version with its mathematics.
          </EmptyState>
        }
        filter={
          status && {
            title: 'None of this status',
            hint: 'Choose another status to see your other games.',
            clearLabel: 'Show all games',
            onClear: () => setSearch({}),
          }
        }
      >
        {(game) => <GameEntry game={game} />}
      </List>
    </>
  );
};
