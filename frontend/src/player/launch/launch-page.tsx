import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Launch } from '#domain/generated/types';
import type { RefusalCode } from '#domain/refusal-codes';
import { GameHostContext, type HostedGame } from '../../parts/game-screen/game-host';
import { usePublicGame } from '../../parts/games/read-public-game';
import { PublicQueries } from '../../parts/page/public-queries';
import { GuestPlayer } from '../../parts/play/guest-player';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Refused } from '../../platform/api/errors';
import { useTabTitle } from '../../platform/page/tab-title';
import { Button } from '../../ui/button';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import type { LaunchErrorCode } from './game-messages';
import { gameReports } from './game-reports';
import { LaunchStop } from './launch-stop';
import { useLaunch } from './open-launch';
import { allowedOrigins, type ParentPage, parentPage } from './parent-page';
import { PausedDialog } from './paused-dialog';

const LaunchedCoinPlayer = lazy(async () => ({
  default: (await import('./launched-coin-player')).LaunchedCoinPlayer,
}));

/** `/launch/:brandId#secret`: a game that an operator launched, in its own page or in a frame. */
export const LaunchPage = () => (
  <PublicQueries asGuest>
    <Opened />
  </PublicQueries>
);

const Opened = () => {
  const secret = useLocation().hash.slice(1);
  const [parent] = useState(() => parentPage(allowedOrigins()));
  const { data: launch, error, refetch } = useLaunch(secret);
  if (launch) return <Launched launch={launch} secret={secret} parent={parent} />;
  if (error === null) return <Loading />;
  return <Stopped error={error} parent={parent} onRetry={() => void refetch()} />;
};

interface LaunchedProps {
  readonly launch: Omit<Launch, '__typename'>;
  readonly secret: string;
  readonly parent: ParentPage;
}

const Launched = ({ launch, secret, parent }: LaunchedProps) => {
  const { gameId, mode, brandName, returnUrl, coin } = launch;
  const { data: game, error, refetch } = usePublicGame(gameId);
  const [hasLeft, setLeft] = useState(false);
  const [isPaused, setPaused] = useState(false);
  useTabTitle(game && `${game.title} · ${brandName}`);
  const leave = useCallback(() => {
    if (parent.isThere) {
      parent.tell({ type: 'exit' });
      setLeft(true);
    } else window.location.assign(returnUrl);
  }, [parent, returnUrl]);
  useEffect(
    () =>
      parent.listen((command) => {
        if (command === 'close') leave();
        else setPaused(command === 'pause');
      }),
    [parent, leave],
  );
  const host = useMemo(() => {
    const eventsOf = gameReports(gameId, mode);
    const onChange = (shown: HostedGame) => eventsOf(shown).forEach(parent.tell);
    return { leaveLabel: 'Back to casino', onChange };
  }, [gameId, mode, parent]);
  if (hasLeft)
    return (
      <LaunchStop title="You have left the game" returnUrl={returnUrl}>
        <Button look="quiet" onClick={() => setLeft(false)}>
          Continue playing
        </Button>
      </LaunchStop>
    );
  if (error !== null)
    return <Stopped error={error} parent={parent} returnUrl={returnUrl} onRetry={() => void refetch()} />;
  if (!game) return <Loading />;
  return (
    <Surroundings>
      <h1 className="sr-only">{game.title}</h1>
      <GameHostContext.Provider value={host}>
        {coin ? (
          <Suspense fallback={<Skeleton rows={6} />}>
            <LaunchedCoinPlayer
              game={game}
              launch={launch}
              coin={coin}
              secret={secret}
              onLeave={leave}
              onOutdated={() => void refetch()}
            />
          </Suspense>
        ) : (
          <GuestPlayer game={game} onLeave={leave} onOutdated={() => void refetch()} />
        )}
      </GameHostContext.Provider>
      <PausedDialog isOpen={isPaused} />
    </Surroundings>
  );
};

interface StoppedProps {
  readonly error: Error;
  readonly parent: ParentPage;
  readonly returnUrl?: string;
  readonly onRetry: () => void;
}

/** A game that cannot be played. A retry helps only if the server did not answer. */
const Stopped = ({ error, parent, returnUrl, onRetry }: StoppedProps) => {
  const text = sentenceFor(error);
  const stop = error instanceof Refused ? stops[error.code] : undefined;
  const code = stop?.code ?? 'UNREACHABLE';
  useEffect(() => parent.tell({ type: 'error', code, message: text }), [parent, code, text]);
  if (stop)
    return (
      <LaunchStop title={stop.title} returnUrl={returnUrl}>
        <p>{stop.text}</p>
      </LaunchStop>
    );
  return (
    <Surroundings>
      <h1 className="sr-only">Game</h1>
      <Failure text={text} onRetry={onRetry} />
    </Surroundings>
  );
};

interface Stop {
  readonly code: LaunchErrorCode;
  readonly title: string;
  readonly text: string;
}

const again = 'Open the game again in the casino.';
const stops: Readonly<Partial<Record<RefusalCode, Stop>>> = {
  'launch.expired': { code: 'SESSION_EXPIRED', title: 'This game session has expired', text: again },
  'launch.opened': {
    code: 'SESSION_OPENED_ELSEWHERE',
    title: 'This game session is open in another browser',
    text: again,
  },
  'game.missing': {
    code: 'GAME_UNAVAILABLE',
    title: 'This game is not available',
    text: 'It was suspended, or the casino no longer offers it.',
  },
  'brand.closed': {
    code: 'BRAND_CLOSED',
    title: 'This casino is closed at the moment',
    text: 'Try again later.',
  },
};

const Loading = () => (
  <Surroundings>
    <h1 className="sr-only">Game</h1>
    <Skeleton rows={6} />
  </Surroundings>
);

const Surroundings = ({ children }: { readonly children: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-6xl gap-6 p-3 sm:p-6">{children}</div>
);
