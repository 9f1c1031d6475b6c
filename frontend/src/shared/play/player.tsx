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
  /** The version to preview; absent for the one that is live. */
  readonly versionId?: string;
  /** The way back from the game to what is around it. */
  readonly onLeave: () => void;
  /** Reads the game again, for when it is played with other mathematics now. */
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
      // Another version is another game.
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
