import { routes } from '#domain/routes';
import { sentenceFor } from '../../platform/api/messages';
import { useAddressFilter } from '../../platform/page/use-address-filter';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { List } from '../../ui/list';
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
        items={games.data?.pages.flatMap((page) => page.items)}
        keyOf={(game) => game.id}
        failure={games.error ? sentenceFor(games.error) : undefined}
        onRetry={() => void games.refetch()}
        onMore={games.hasNextPage ? () => void games.fetchNextPage() : undefined}
        busy={games.isFetchingNextPage}
        empty={
          narrowed ? (
            <EmptyState
              title="No game fits"
              action={
                <Button look="quiet" onClick={() => choose(everyGame)}>
                  Show all games
                </Button>
              }
            >
              Take a filter away to see more.
            </EmptyState>
          ) : (
            <EmptyState title="No games yet">
              The first one appears here when an approved provider creates it.
            </EmptyState>
          )
        }
      >
        {(game) => (
          <GameOverview game={game} onCompany={(companyId) => choose({ ...everyGame, companyId })} />
        )}
      </List>
    </Page>
  );
};
