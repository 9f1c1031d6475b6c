import type { GameScreenClock } from './game-screen';

/** Time as it passes on this page, whatever becomes of the machine's date. */
export const pageClock: GameScreenClock = {
  now: () => performance.now(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
