import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { ListFrame } from '../../parts/lists/list-frame';
import { wholeList } from '../../platform/api/whole-list';
import { useAddressFilter } from '../../platform/page/use-address-filter';
import { EmptyState } from '../../ui/empty-state';
import { GameRow } from './game-row';
import { GameTile, tileGrid, TileShapes } from './game-tile';
import { type LobbyGame, usePopularGames } from './list-brand-games';
import { filterIn, isNarrow, narrowed, noFilter, searchFor } from './lobby-filter';
import { LobbyFilters } from './lobby-filters';
import { gamesOf, newGames, popularGames } from './lobby-rows';
import { useRecentGames } from './recent-games';

interface LobbyGamesProps {
  readonly brand: ShownBrand;
  readonly query: UseQueryResult<readonly LobbyGame[]>;
  readonly pathOf: (game: LobbyGame) => string;
}

/** The games of the brand: rows with selected games, then all games, with filters for name and category. */
export const LobbyGames = ({ brand, query, pathOf }: LobbyGamesProps) => {
  const games = wholeList(query, ({ id }) => id);
  const [filter, choose] = useAddressFilter(filterIn, searchFor);
  const [now] = useState(() => Date.now());
  const recent = useRecentGames(brand.id, brand.me !== null);
  const popular = usePopularGames(brand.id) ?? [];
  const all = games.items ?? [];
  const row = { pathOf, news: newGames(all, now) };
  return (
    <>
      {!isNarrow(filter) && (
        <>
          <GameRow title="Continue playing" games={gamesOf(recent, all)} {...row} />
          <GameRow title="Featured" games={gamesOf(brand.featuredGameIds, all).slice(1)} {...row} />
          <GameRow title="Popular" games={popularGames(popular, all)} {...row} />
          <GameRow title="New" games={row.news} {...row} />
        </>
      )}
      <section aria-labelledby="all-games" className="grid gap-4">
        <h2 id="all-games" className="text-xl font-semibold text-heading">
          All games
        </h2>
        {all.length > 0 && <LobbyFilters games={all} filter={filter} onChange={choose} />}
        <ListFrame
          list={{ ...games, items: games.items && narrowed(games.items, filter) }}
          skeleton={<TileShapes />}
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
          {(items) => (
            <ul aria-label="Games" className={tileGrid}>
              {items.map((game) => (
                <li key={game.id}>
                  <GameTile to={pathOf(game)} game={game} isNew={row.news.includes(game)} />
                </li>
              ))}
            </ul>
          )}
        </ListFrame>
      </section>
    </>
  );
};
