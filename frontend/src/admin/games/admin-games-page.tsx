import { routes } from '#domain/routes';
import { TableList } from '../../parts/lists/table-list';
import { useAddressFilter } from '../../platform/page/use-address-filter';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { GameFilters } from './game-filters';
import { gameTable } from './game-table';
import { everyGame, gameChoiceIn, searchFor } from './game-choice';
import { useGames } from './list-games';
import * as messages from './messages';

/** `/admin/Games`: all games of the platform. The filter is in the URL, so that it can be shared. */
export const AdminGamesPage = () => {
  const [choice, choose] = useAddressFilter(gameChoiceIn, searchFor);
  const games = useGames(choice);
  const narrowed = Object.values(choice).some((value) => value !== undefined);
  return (
    <Page width="wide" title={routes.AdminGames.title} lead={messages.allGamesOfAllProviders}>
      <TableList
        table={gameTable}
        filters={<GameFilters choice={choice} onChange={choose} />}
        list={games}
        empty={<EmptyState title={messages.noGamesYet}>{messages.gamesAppearHereAfterApproved}</EmptyState>}
        filter={
          narrowed
            ? {
                title: messages.noMatchingGames,
                hint: messages.removeFilterToSeeMore,
                clearLabel: messages.showAllGames,
                onClear: () => choose(everyGame),
              }
            : undefined
        }
      />
    </Page>
  );
};
