/** Where all reels stand. */
export interface ReelsPosition {
  readonly reelSet: string;
  readonly stops: readonly number[];
}

/** What the reels do: `turn` counts their movements. */
export interface Scene {
  readonly turn: number;
  readonly movement: 'standing' | 'rolling' | 'landing';
  readonly from: ReelsPosition;
  readonly to: ReelsPosition;
  /** When each reel lands, in milliseconds from the start of the movement; empty until that is known. */
  readonly landings: readonly number[];
  /** Which reels turn longer because they may bring a feature. */
  readonly anticipated: readonly boolean[];
}

/** How far the free spins of a round have come. */
export interface FreeSpins {
  /** Which of them is shown, from 1. */
  readonly number: number;
  readonly awarded: number;
  readonly won: number;
  /** What each win of them is multiplied by. */
  readonly multiplier: number;
  /** A card over the reels: that they begin, that there are more, or what they have paid. */
  readonly card?: 'intro' | 'more' | 'summary' | undefined;
}
