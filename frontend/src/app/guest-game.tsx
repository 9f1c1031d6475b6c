import { lazy } from 'react';
import { GuestGame, type GuestGameProps } from '../public/game/guest-game';

const GuestPlayer = lazy(async () => ({
  default: (await import('../parts/play/guest-player')).GuestPlayer,
}));

/** The sheet of a live game, and the game itself on request. */
export const GuestGameSheet = (props: GuestGameProps) => <GuestGame {...props} Player={GuestPlayer} />;
