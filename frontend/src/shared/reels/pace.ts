/** How the reels move; milliseconds. */
export interface Motion {
  readonly first: number;
  /** Each further reel lands this much after the one before. */
  readonly next: number;
  /** A reel that may bring a feature lands this much later. */
  readonly anticipation: number;
}

export const spinMotion: Motion = { first: 900, next: 210, anticipation: 1_300 };
export const freeSpinMotion: Motion = { first: 700, next: 120, anticipation: 900 };
/** Reels that do not move only fade over. */
export const stillMotion: Motion = { first: 350, next: 0, anticipation: 0 };

/** When each reel lands, from the start. */
export const landingsOf = (
  { first, next, anticipation }: Motion,
  anticipated: readonly boolean[],
): number[] => {
  let at = first - next;
  return anticipated.map((isAnticipated) => (at += next + (isAnticipated ? anticipation : 0)));
};

/** The least time in which the reels are seen to turn before they begin to land. */
export const rollingMs = 250;
/** The durations of the announcement of free spins and of the result of each. */
export const announceMs = 2_200;
export const standMs = 900;
/** How long the sum of all free spins is shown. */
export const summaryMs = 2_200;
/** How long each win is shown by itself. */
export const winMs = 1_500;
