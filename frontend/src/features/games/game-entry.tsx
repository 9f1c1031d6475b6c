import { Link } from 'react-router-dom';
import { timesBet } from '../../platform/words/figures';
import {
  gameStatuses,
  gameTypes,
  imageAddress,
  percent,
  volatilities,
} from '../../platform/words/game-words';
import { Badge } from '../../ui/badge';
import { Thumbnail } from '../../ui/media/thumbnail';
import { When } from '../../ui/when';
import type { OwnGame } from './game-fields';
import { gamesPlaces } from './games-places';

/** One's game in a list: what it looks like, where it stands, what its live version gives. */
export const GameEntry = ({ game }: { readonly game: OwnGame }) => {
  const { text, tone } = gameStatuses[game.status];
  return (
    <article aria-label={game.title} className="flex items-start gap-4">
      <Thumbnail src={game.thumbnailKey && imageAddress(game.thumbnailKey)} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="text-lg font-semibold break-words text-heading">
            <Link to={gamesPlaces.game(game.id)} className="hover:underline">
              {game.title}
            </Link>
          </h2>
          <Badge tone={tone}>{text}</Badge>
          {game.status === 'LIVE' && !game.offered && <Badge tone="warning">Hidden</Badge>}
        </div>
        <p className="mt-1 text-sm text-muted">
          {gameTypes[game.type]} · {game.code} · changed <When at={game.updatedAt} />
        </p>
        {game.live && (
          <p className="mt-2 text-sm tabular-nums">
            Version {game.live.semver} · RTP {percent(game.live.rtp)} · {volatilities[game.live.volatility]}{' '}
            volatility · up to {timesBet(game.live.maxWinX)}
          </p>
        )}
      </div>
    </article>
  );
};
