import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { times } from '../../platform/words/figures';
import { gameFeatures, imageAddress, percent, volatilities } from '../../platform/words/game-words';
import { sentenceFor } from '../../platform/api/messages';
import { useAddressFilter } from '../../platform/page/use-address-filter';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { List } from '../../ui/list';
import { ArtCard } from '../../ui/media/art-card';
import { FeaturedRow } from './featured-row';
import { type LobbyGame, useBrandGames } from './list-brand-games';
import { filterIn, isNarrow, narrowed, noFilter, searchFor } from './lobby-filter';
import { LobbyFilters } from './lobby-filters';

/** The games of the brand: its chosen ones first, then all of them, by name or by what they are like. */
export const LobbyGames = ({ brand }: { readonly brand: ShownBrand }) => {
  const games = useBrandGames(brand.id);
  const [filter, choose] = useAddressFilter(filterIn, searchFor);
  const all = games.data ?? [];
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
        <h2 id="all-games" className="text-xl font-bold text-primary sm:text-2xl">
          All games
        </h2>
        {all.length > 0 && <LobbyFilters games={all} filter={filter} onChange={choose} />}
        <List
          label="Games"
          look="cards"
          items={games.data && narrowed(games.data, filter)}
          keyOf={({ id }) => id}
          failure={games.error ? sentenceFor(games.error) : undefined}
          onRetry={() => void games.refetch()}
          empty={
            isNarrow(filter) ? (
              <EmptyState
                title="No game is like this"
                action={
                  <Button look="quiet" onClick={() => choose(noFilter)}>
                    Show all games
                  </Button>
                }
              >
                Try fewer words, or another category.
              </EmptyState>
            ) : (
              <EmptyState title="No games just now">
                Games appear here when those who run {brand.name} add them.
              </EmptyState>
            )
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
      {live.features.map((feature) => gameFeatures[feature]).join(' · ') || 'No features besides its lines'}
    </p>
  </ArtCard>
);

const playPath = (brandId: string, gameId: string) =>
  generatePath(routes.PlayCasinoDemo.path, { brandId, gameId });
