import { routes } from '#domain/routes';
import { List } from '../../parts/lists/list';
import { useAddressFilter } from '../../platform/page/use-address-filter';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { GameFilters } from './game-filters';
import { GameOverview } from './game-overview';
import { everyGame, gameChoiceIn, searchFor } from './game-choice';
import { useGames } from './list-games';

/** `/admin/Games`: every game of the platform; the filter is in the address, so that it can be shared. */
export const AdminGamesPage = () => {
  const [choice, choose] = useAddressFilter(gameChoiceIn, searchFor);
  const games = useGames(choice);
  const narrowed = Object.values(choice).some((value) => value !== undefined);
  return (
    <Page
      title={routes.AdminGames.title}
      lead="Every game of every provider: what is live, what has been stopped, and what happened to each."
    >
      <GameFilters choice={choice} onChange={choose} />
      <List
        label="Games"
        list={games}
        empty={
          <EmptyState title="No games yet">
            The first one appears here when an approved provider creates it.
          </EmptyState>
        }
        filter={
          narrowed
            ? {
                title: 'No game fits',
                hint: 'Take a filter away to see more.',
                clearLabel: 'Show all games',
                onClear: () => choose(everyGame),
              }
            : undefined
        }
      >
        {(game) => (
          <GameOverview game={game} onCompany={(companyId) => choose({ ...everyGame, companyId })} />
        )}
      </List>
    </Page>
  );
};
