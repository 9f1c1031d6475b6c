import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';
import { List } from '../../parts/lists/list';
import { times } from '../../platform/labels/numbers';
import { gameFeatures, imageAddress, percent, volatilities } from '../../platform/labels/game-labels';
import { useAddressFilter } from '../../platform/page/use-address-filter';
import { EmptyState } from '../../ui/empty-state';
import { ArtCard } from '../../ui/media/art-card';
import { Page } from '../../ui/page';
import { SearchBox } from '../../ui/table/search-box';
import { filterIn, noFilter, searchFor, searchText } from './catalogue-filter';
import { CatalogueFilters } from './catalogue-filters';
import { AddToBrandButton } from './add-to-brand-button';
import { type ListedGame, useCatalogue, useProviders } from './list-catalogue';

/**
 * `/operator/Games`: all live games, with filters. The filters are in the URL, so that they can be shared.
 */
export const CataloguePage = () => {
  const [filter, choose] = useAddressFilter(filterIn, searchFor);
  const games = useCatalogue(filter);
  const providers = useProviders();
  return (
    <Page
      title={routes.OperatorGames.title}
      width="wide"
      lead="All live games, newest first. RTP and maximum win are calculated exactly from each game’s math model."
    >
      <SearchBox
        label="Search games"
        value={filter.text}
        clean={searchText}
        onSearch={(text) => choose({ ...filter, text }, { replace: true })}
      />
      <CatalogueFilters filter={filter} providers={providers.data ?? []} onChange={choose} />
      <h2 className="sr-only">Games</h2>
      <List
        label="Games"
        look="cards"
        list={games}
        empty={
          <EmptyState title="No games yet">
            Games appear here after a provider publishes an approved version.
          </EmptyState>
        }
        filter={
          searchFor(filter).length > 0
            ? {
                title: 'No matching games',
                hint: 'Try another name or remove a filter.',
                clearLabel: 'Clear the filters',
                onClear: () => choose(noFilter),
              }
            : undefined
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
    metrics={[
      ['RTP', percent(live.rtp)],
      ['Volatility', volatilities[live.volatility]],
      ['Max win', times(live.maxWinX)],
    ]}
  >
    <p className="mt-3 text-sm text-muted">
      {live.features.map((feature) => gameFeatures[feature]).join(' · ') || 'No special features'}
    </p>
    <AddToBrandButton game={{ id, title }} />
  </ArtCard>
);
