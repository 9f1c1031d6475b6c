import { generatePath, Link } from 'react-router-dom';
import { routes } from '#domain/routes';

interface GameLinksProps {
  readonly brandId: string;
  /** The coins with which the games open. */
  readonly coin: string;
  readonly gameIds: readonly string[];
  readonly titles: ReadonlyMap<string, string> | undefined;
}

/** Links to the games of a tournament. */
export const GameLinks = ({ brandId, coin, gameIds, titles }: GameLinksProps) => (
  <ul aria-label="Games" className="mt-4 flex flex-wrap gap-x-4 gap-y-1">
    {gameIds.map((gameId) => (
      <li key={gameId}>
        <Link
          className="underline"
          to={`${generatePath(routes.PlayCasinoDemo.path, { brandId, gameId })}?coin=${coin}`}
        >
          {titles?.get(gameId) ?? 'A game'}
        </Link>
      </li>
    ))}
  </ul>
);
