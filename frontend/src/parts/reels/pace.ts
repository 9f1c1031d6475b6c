/** The timing of the reels, in milliseconds. */
export interface Motion {
  readonly first: number;
  /** The delay between two reels. */
  readonly next: number;
  /** The additional delay of a reel that can complete a feature. */
  readonly anticipation: number;
}

export const spinMotion: Motion = { first: 900, next: 210, anticipation: 1_300 };
export const freeSpinMotion: Motion = { first: 700, next: 120, anticipation: 900 };
/** With reduced motion, reels only fade. */
export const stillMotion: Motion = { first: 350, next: 0, anticipation: 0 };

/** The times at which the reels stop, from the start. */
export const landingsOf = (
  { first, next, anticipation }: Motion,
  anticipated: readonly boolean[],
): number[] => {
  let at = first - next;
  return anticipated.map((isAnticipated) => (at += next + (isAnticipated ? anticipation : 0)));
};

/** The minimum time for which the reels spin before they begin to stop. */
export const rollingMs = 250;
/** The durations of the announcement of free spins and of the result of each free spin. */
export const announceMs = 2_200;
export const standMs = 900;
/** How long the total of all free spins is shown. */
export const summaryMs = 2_200;
/** How long each single win is shown. */
export const winMs = 1_500;
