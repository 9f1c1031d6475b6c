import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import type { CountedRound } from './tournament-panel';

const TournamentPanel = lazy(async () => ({ default: (await import('./tournament-panel')).TournamentPanel }));

interface Needs {
  /** The tournaments for which the game counts. */
  readonly tournaments: readonly ShownTournament[];
  /** The last round that was shown. */
  readonly round: CountedRound | undefined;
}

/** In CSS pixels. If the space is narrower, the panel is a bar below the game. */
const panelWidth = 192;

/**
 * The tournament panel in the free space next to the reels, or below the game if that space is too narrow.
 * Neither position moves the reels.
 */
export const useTournamentPlace = ({
  tournaments,
  round,
}: Needs): { readonly aside: ReactNode; readonly below: ReactNode } => {
  const [hasRoom, setRoom] = useState(false);
  if (tournaments.length === 0) return { aside: null, below: null };
  const panel = (
    <Suspense>
      <TournamentPanel tournaments={tournaments} round={round} place={hasRoom ? 'beside' : 'below'} />
    </Suspense>
  );
  return {
    aside: <Beside onRoom={setRoom}>{hasRoom && panel}</Beside>,
    below: !hasRoom && panel,
  };
};

interface BesideProps {
  readonly onRoom: (hasRoom: boolean) => void;
  readonly children: ReactNode;
}

const Beside = ({ onRoom, children }: BesideProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => entry && onRoom(entry.contentRect.width >= panelWidth));
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [onRoom]);
  return (
    <div ref={place} className="game-aside">
      {children}
    </div>
  );
};
