import { useId } from 'react';
import { GameTile } from './game-tile';
import type { LobbyGame } from './list-brand-games';

interface GameRowProps {
  readonly title: string;
  readonly games: readonly LobbyGame[];
  readonly pathOf: (game: LobbyGame) => string;
  /** The new games among them. */
  readonly news: readonly LobbyGame[];
}

const longestRow = 12;

/** A horizontal row of games with a title; it scrolls if not all of them fit. */
export const GameRow = ({ title, games, pathOf, news }: GameRowProps) => {
  const heading = useId();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="grid min-w-0 gap-4">
      <h2 id={heading} className="text-xl font-semibold text-heading">
        {title}
      </h2>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pt-1 pb-3 sm:-mx-1 sm:scroll-px-1 sm:gap-4 sm:px-1">
        {games.slice(0, longestRow).map((game) => (
          <li key={game.id} className="w-38 shrink-0 snap-start sm:w-46">
            <GameTile to={pathOf(game)} game={game} isNew={news.includes(game)} eager />
          </li>
        ))}
      </ul>
    </section>
  );
};
