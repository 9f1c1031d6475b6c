import type { GameScreenClock } from './game-screen';

/** A monotonic clock of the page, independent of changes to the system clock. */
export const pageClock: GameScreenClock = {
  now: () => performance.now(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
