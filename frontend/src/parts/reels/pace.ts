/** How the reels move; milliseconds. */
export interface Motion {
  readonly first: number;
  /** Each further reel lands this much after the one before. */
  readonly next: number;
}

export const spinMotion: Motion = { first: 900, next: 200 };
export const freeSpinMotion: Motion = { first: 700, next: 110 };
/** Reels that do not move only fade over. */
export const stillMotion: Motion = { first: 350, next: 0 };

/** From the start until the last of so many reels has landed. */
export const landingMs = ({ first, next }: Motion, reels: number): number => first + next * (reels - 1);

/** The least time in which the reels are seen to turn before they begin to land. */
export const rollingMs = 250;
/** How long free spins are announced, and how long each of them stands. */
export const announceMs = 1_600;
export const standMs = 900;
/** How long each win is shown by itself. */
export const winMs = 1_500;
