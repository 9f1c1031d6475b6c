import { generatePath, Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { useLiveGames } from '../../parts/games/live-games';
import { percent } from '../../platform/labels/game-labels';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';

/** The games of the list. All other games link to their certificate from their own page. */
const listedPath = '/v1/catalogue?limit=50';

/** The newest live games with links to their certificates. */
export const CertifiedGames = () => {
  const { wall, tryAgain } = useLiveGames(listedPath);
  if (wall === 'loading') return <Skeleton rows={4} />;
  if (wall === 'failed')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4">
        <p>Could not load the games.</p>
        <Button look="quiet" onClick={tryAgain}>
          Try again
        </Button>
      </div>
    );
  if (wall.length === 0) return <p className="text-muted">No games are live yet.</p>;
  return (
    <ul aria-label="Certificates of live games" className="grid gap-x-8 sm:grid-cols-2">
      {wall.map(({ id, title, companyName, live }) => (
        <li
          key={id}
          className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 last:border-b-0"
        >
          <span className="min-w-0 break-words">
            <Link
              className="font-medium text-secondary hover:underline"
              to={generatePath(routes.Certificate.path, { gameId: id })}
            >
              {title}
            </Link>{' '}
            <span className="text-sm text-muted">by {companyName}</span>
          </span>
          <span className="text-sm whitespace-nowrap text-muted tabular-nums">RTP {percent(live.rtp)}</span>
        </li>
      ))}
    </ul>
  );
};
