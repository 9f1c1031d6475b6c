import { routes } from '#domain/routes';
import { TableList } from '../../parts/lists/table-list';
import { useAddressFilter } from '../../platform/page/use-address-filter';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { GameFilters } from './game-filters';
import { gameTable } from './game-table';
import { everyGame, gameChoiceIn, searchFor } from './game-choice';
import { useGames } from './list-games';

/** `/admin/Games`: all games of the platform. The filter is in the URL, so that it can be shared. */
export const AdminGamesPage = () => {
  const [choice, choose] = useAddressFilter(gameChoiceIn, searchFor);
  const games = useGames(choice);
  const narrowed = Object.values(choice).some((value) => value !== undefined);
  return (
    <Page width="wide" title={routes.AdminGames.title} lead="All games of all providers.">
      <TableList
        table={gameTable}
        filters={<GameFilters choice={choice} onChange={choose} />}
        list={games}
        empty={
          <EmptyState title="No games yet">
            Games appear here after an approved provider creates them.
          </EmptyState>
        }
        filter={
          narrowed
            ? {
                title: 'No matching games',
                hint: 'Remove a filter to see more results.',
                clearLabel: 'Show all games',
                onClear: () => choose(everyGame),
              }
            : undefined
        }
      />
    </Page>
  );
};
