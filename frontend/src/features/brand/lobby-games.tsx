import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { List } from '../../parts/lists/list';
import { times } from '../../platform/words/figures';
import { gameFeatures, imageAddress, percent, volatilities } from '../../platform/words/game-words';
import { wholeList } from '../../platform/api/whole-list';
import { useAddressFilter } from '../../platform/page/use-address-filter';
import { EmptyState } from '../../ui/empty-state';
import { ArtCard } from '../../ui/media/art-card';
import { FeaturedRow } from './featured-row';
import { type LobbyGame, useBrandGames } from './list-brand-games';
import { filterIn, isNarrow, narrowed, noFilter, searchFor } from './lobby-filter';
import { LobbyFilters } from './lobby-filters';

/** The games of the brand: its chosen ones first, then all of them, by name or by what they are like. */
export const LobbyGames = ({ brand }: { readonly brand: ShownBrand }) => {
  const games = wholeList(useBrandGames(brand.id), ({ id }) => id);
  const [filter, choose] = useAddressFilter(filterIn, searchFor);
  const all = games.items ?? [];
  const featured = brand.featuredGameIds.flatMap((id) => all.filter((game) => game.id === id));
  return (
    <>
      {featured.length > 0 && !isNarrow(filter) && (
        <FeaturedRow
          games={featured.map(({ id, title, companyName, thumbnailKey }) => ({
            to: playPath(brand.id, id),
            image: imageAddress(thumbnailKey),
            title,
            subtitle: `by ${companyName}`,
          }))}
        />
      )}
      <section aria-labelledby="all-games" className="grid gap-5">
        <h2 id="all-games" className="text-xl font-bold text-heading sm:text-2xl">
          All games
        </h2>
        {all.length > 0 && <LobbyFilters games={all} filter={filter} onChange={choose} />}
        <List
          label="Games"
          look="cards"
          list={{ ...games, items: games.items && narrowed(games.items, filter) }}
          empty={<EmptyState title="No games yet">Games appear here when {brand.name} adds them.</EmptyState>}
          filter={
            isNarrow(filter)
              ? {
                  title: 'No matching games',
                  hint: 'Try another search or category.',
                  clearLabel: 'Show all games',
                  onClear: () => choose(noFilter),
                }
              : undefined
          }
        >
          {(game) => <GameCard brandId={brand.id} game={game} />}
        </List>
      </section>
    </>
  );
};

interface GameCardProps {
  readonly brandId: string;
  readonly game: LobbyGame;
}

const GameCard = ({ brandId, game: { id, title, companyName, thumbnailKey, live } }: GameCardProps) => (
  <ArtCard
    to={playPath(brandId, id)}
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
      {live.features.map((feature) => gameFeatures[feature]).join(' · ') || 'No special features'}
    </p>
  </ArtCard>
);

const playPath = (brandId: string, gameId: string) =>
  generatePath(routes.PlayCasinoDemo.path, { brandId, gameId });
