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
import * as messages from './messages';

/**
 * `/operator/Games`: all live games, with filters. The filters are in the URL, so that they can be shared.
 */
export const CataloguePage = () => {
  const [filter, choose] = useAddressFilter(filterIn, searchFor);
  const games = useCatalogue(filter);
  const providers = useProviders();
  return (
    <Page title={routes.OperatorGames.title} width="wide" lead={messages.allLiveGamesNewestFirst}>
      <SearchBox
        label={messages.searchGames}
        value={filter.text}
        clean={searchText}
        onSearch={(text) => choose({ ...filter, text }, { replace: true })}
      />
      <CatalogueFilters filter={filter} providers={providers.data ?? []} onChange={choose} />
      <h2 className="sr-only">{messages.games}</h2>
      <List
        label={messages.games}
        look="cards"
        list={games}
        empty={<EmptyState title={messages.noGamesYet}>{messages.gamesAppearHereAfterProvider}</EmptyState>}
        filter={
          searchFor(filter).length > 0
            ? {
                title: messages.noMatchingGames,
                hint: messages.tryAnotherNameOrRemove,
                clearLabel: messages.clearFilters,
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
    subtitle={messages.byCompanyName(companyName)}
    metrics={[
      ['RTP', percent(live.rtp)],
      [messages.volatility, volatilities[live.volatility]],
      [messages.maxWin, times(live.maxWinX)],
    ]}
  >
    <p className="mt-3 text-sm text-muted">
      {live.features.map((feature) => gameFeatures[feature]).join(' · ') || messages.noSpecialFeatures}
    </p>
    <AddToBrandButton game={{ id, title }} />
  </ArtCard>
);
