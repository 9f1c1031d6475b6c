/** The positions of all reels. */
export interface ReelsPosition {
  readonly reelSet: string;
  readonly stops: readonly number[];
}

/** The movement of the reels; `turn` counts the movements. */
export interface Scene {
  readonly turn: number;
  readonly movement: 'stopped' | 'rolling' | 'landing';
  readonly from: ReelsPosition;
  readonly to: ReelsPosition;
  /** The times at which the reels stop, in milliseconds from the start of the movement; empty until known. */
  readonly landings: readonly number[];
  /** The reels that spin longer because they can complete a feature. */
  readonly anticipated: readonly boolean[];
}

/** The progress of the free spins of a round. */
export interface FreeSpins {
  /** The number of the shown free spin, from 1. */
  readonly number: number;
  readonly awarded: number;
  readonly won: number;
  /** The multiplier of their wins. */
  readonly multiplier: number;
  /** A card over the reels: free spins begin, more were awarded, or their total win. */
  readonly card?: 'intro' | 'more' | 'summary' | undefined;
}
