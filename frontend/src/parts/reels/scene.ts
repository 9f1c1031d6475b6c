import type { Motion } from './pace';

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
  readonly motion: Motion;
}

/** How far the free spins of a round have come. */
export interface FreeSpins {
  /** Which of them is shown, from 1. */
  readonly number: number;
  readonly awarded: number;
  readonly won: number;
}
