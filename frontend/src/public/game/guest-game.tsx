import { type ComponentType, Suspense, useState } from 'react';
import { generatePath } from 'react-router-dom';
import type { PublicGame } from '#domain/generated/types';
import { routes } from '#domain/routes';
import { isNoGame, usePublicGame } from '../../parts/games/read-public-game';
import { PublicQueries } from '../../parts/page/public-queries';
import { sentenceFor } from '../../platform/api/error-sentences';
import { useTabTitle } from '../../platform/page/tab-title';
import { ButtonLink } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import { GameDetails } from './game-details';
import { GameOverview } from './game-overview';
import { ProofPanel } from './proof-panel';

export interface GuestGameProps {
  /** The id in the URL. */
  readonly gameId: string;
  readonly onClose: () => void;
}

interface GuestGameParts extends GuestGameProps {
  /** The game itself; fetched when the user plays. */
  readonly Player: ComponentType<{
    readonly game: PublicGame;
    readonly onLeave: () => void;
    readonly onOutdated: () => void;
  }>;
}

/**
 * The sheet of a live game over the start page: description, certificate, and free play without an account.
 */
export const GuestGame = (props: GuestGameParts) => (
  <PublicQueries asGuest>
    <Sheet {...props} />
  </PublicQueries>
);

const idPattern = /^[0-9A-HJKMNP-TV-Z]{26}$/i;

const Sheet = ({ gameId, Player, onClose }: GuestGameParts) => {
  const isId = idPattern.test(gameId);
  const { data: game, error, refetch } = usePublicGame(gameId.toUpperCase(), { enabled: isId });
  const [isPlaying, setPlaying] = useState(false);
  useTabTitle(game?.title);
  return (
    <Dialog title={game?.title ?? 'Game'} look="sheet" open onClose={onClose}>
      <div className="grid grid-cols-1 gap-6">
        {!isId || isNoGame(error) ? (
          <EmptyState title="This game is not available">
            It does not exist, or it is not live at the moment. Close this panel to see the live games.
          </EmptyState>
        ) : error !== null ? (
          <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />
        ) : game === undefined ? (
          <Skeleton rows={6} />
        ) : (
          <>
            {isPlaying ? (
              <Suspense fallback={<Skeleton rows={6} />}>
                <Player game={game} onLeave={() => setPlaying(false)} onOutdated={() => void refetch()} />
              </Suspense>
            ) : (
              <GameOverview game={game} onPlay={() => setPlaying(true)} />
            )}
            <Invitation gameId={game.id} />
            <ProofPanel game={game} />
            <GameDetails game={game} />
          </>
        )}
      </div>
    </Dialog>
  );
};

const Invitation = ({ gameId }: { readonly gameId: string }) => {
  const next = generatePath(routes.PlayProviderDemo.path, { gameId });
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-xl border border-line bg-sunken px-5 py-4">
      <p className="max-w-prose">
        You play as a guest. With an account you can build, certify and publish games, or run a casino.
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink look="quiet" to={routes.signup.path}>
          Create account
        </ButtonLink>
        <ButtonLink look="plain" to={`${routes.login.path}?next=${encodeURIComponent(next)}`}>
          Sign in
        </ButtonLink>
      </div>
    </div>
  );
};
