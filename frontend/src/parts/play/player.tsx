import { lazy, Suspense, useMemo } from 'react';
import type { PlayedGame } from '../games/played-game';
import { mathematicsOf } from '../reels/game-mathematics';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePlatform } from '../../platform/platform';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import { useAgeConfirmation } from './age-confirmation';
import { PlayScreen } from './play-screen';
import { userSession } from './session-requests';

// Asked once per account.
const AccountAgeGate = lazy(async () => ({ default: (await import('./account-age-gate')).AccountAgeGate }));

export interface PlayerProps {
  readonly game: PlayedGame;
  /** The version to preview; absent for the live version. */
  readonly versionId?: string;
  /** Leaves the game. */
  readonly onLeave: () => void;
  /** Reads the game again, because it now has another math model. */
  readonly onOutdated: () => void;
}

/** A game with practice coins, for users who have confirmed their age. */
export const Player = ({ game, versionId, onLeave, onOutdated }: PlayerProps) => {
  const { api } = usePlatform();
  const mathematics = useMemo(() => mathematicsOf(game.rules), [game.rules]);
  const { data: confirmation, error, isPending, refetch } = useAgeConfirmation();
  if (isPending) return <Skeleton rows={5} />;
  if (error !== null) return <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (confirmation === null)
    return (
      <Suspense fallback={<Skeleton rows={5} />}>
        <AccountAgeGate title={game.title} onLeave={onLeave} />
      </Suspense>
    );
  return (
    <PlayScreen
      // Another version needs a new session.
      key={mathematics.hash}
      game={game}
      requests={userSession(api, game.id, versionId)}
      isPreview={versionId !== undefined}
      mathematics={mathematics}
      onLeave={onLeave}
      onOutdated={onOutdated}
    />
  );
};
