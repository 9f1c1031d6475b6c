import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';
import { times } from '../../platform/words/figures';
import { gameFeatures, imageAddress, percent, volatilities } from '../../platform/words/game-words';
import { sentenceFor } from '../../platform/api/messages';
import { useAddressFilter } from '../../platform/page/use-address-filter';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { List } from '../../ui/list';
import { ArtCard } from '../../ui/media/art-card';
import { Page } from '../../ui/page';
import { filterIn, noFilter, queryFilter, searchFor } from './catalogue-filter';
import { CatalogueFilters } from './catalogue-filters';
import { AddToBrandButton } from './add-to-brand-button';
import { type ListedGame, useCatalogue, useProviders } from './list-catalogue';

/** `/operator/Games`: every live game, chosen by facts. The filters are in the address, so that they can be shared. */
export const CataloguePage = () => {
  const [filter, choose] = useAddressFilter(filterIn, searchFor);
  const games = useCatalogue(filter);
  const providers = useProviders();
  return (
    <Page
      title={routes.OperatorGames.title}
      lead="Every live game of an approved provider, newest first. Its figures are exact: worked out from the mathematics that is played."
    >
      <CatalogueFilters filter={filter} providers={providers.data ?? []} onChange={choose} />
      <h2 className="sr-only">Games</h2>
      <List
        label="Games"
        look="cards"
        items={games.data?.pages.flatMap((page) => page.items)}
        keyOf={(game) => game.id}
        failure={games.error ? sentenceFor(games.error) : undefined}
        onRetry={() => void games.refetch()}
        onMore={games.hasNextPage ? () => void games.fetchNextPage() : undefined}
        busy={games.isFetchingNextPage}
        empty={
          queryFilter(filter) === undefined ? (
            <EmptyState title="No games yet">
              The first one appears here when a provider takes a reviewed version live.
            </EmptyState>
          ) : (
            <EmptyState
              title="No game is like this"
              action={
                <Button look="quiet" onClick={() => choose(noFilter)}>
                  Clear the filters
                </Button>
              }
            >
              Take one of the filters away to see more games.
            </EmptyState>
          )
        }
      >
        {(game) => <GameCard game={game} />}
      </List>
    </Page>
  );
};

const GameCard = ({
  game: { id, title, companyName, thumbnailKey, live },
}: {
  readonly game: ListedGame;
}) => (
  <ArtCard
    to={generatePath(routes.PlayProviderDemo.path, { gameId: id })}
    image={imageAddress(thumbnailKey)}
    title={title}
    subtitle={`by ${companyName}`}
    figures={[
      ['RTP', percent(live.rtp)],
      ['Volatility', volatilities[live.volatility]],
      ['Max win', times(live.maxWinX)],
    ]}
  >
    <p className="mt-3 text-sm text-muted">
      {live.features.map((feature) => gameFeatures[feature]).join(' · ') || 'No features besides its lines'}
    </p>
    <AddToBrandButton game={{ id, title }} />
  </ArtCard>
);
