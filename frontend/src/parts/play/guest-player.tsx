import { useMemo, useState } from 'react';
import { usePlatform } from '../../platform/platform';
import type { PlayedGame } from '../games/played-game';
import { mathematicsOf } from '../reels/game-mathematics';
import { AgeGate } from './age-gate';
import { PlayScreen } from './play-screen';
import { guestSession } from './session-requests';

export interface GuestPlayerProps {
  readonly game: PlayedGame;
  /** Only the game, or the game with the verification of its rounds below it. */
  readonly look?: 'table' | 'whole';
  readonly onLeave: () => void;
  readonly onOutdated: () => void;
}

/** A game in free play without an account, for users who confirm their age on this device. */
export const GuestPlayer = ({ game, look = 'whole', onLeave, onOutdated }: GuestPlayerProps) => {
  const { guestApi } = usePlatform();
  const mathematics = useMemo(() => mathematicsOf(game.rules), [game.rules]);
  const [isOfAge, setOfAge] = useState(deviceAge.isConfirmed);
  if (!isOfAge)
    return (
      <AgeGate
        title={game.title}
        kept="We save your answer on this device and ask only once."
        onConfirm={() => {
          deviceAge.confirm();
          setOfAge(true);
        }}
        onLeave={onLeave}
      />
    );
  return (
    <PlayScreen
      key={mathematics.hash}
      game={game}
      look={look}
      requests={guestSession(guestApi, game.id)}
      mathematics={mathematics}
      onLeave={onLeave}
      onOutdated={onOutdated}
    />
  );
};

const key = 'novalink.of-age';

/** Whether the age was confirmed on this device. Without storage, it is asked each time. */
const deviceAge = {
  isConfirmed: (): boolean => {
    try {
      return localStorage.getItem(key) === 'yes';
    } catch {
      return false;
    }
  },
  confirm: (): void => {
    try {
      localStorage.setItem(key, 'yes');
    } catch {
      // A private window can refuse storage; then the confirmation is valid until the page is closed.
    }
  },
};
