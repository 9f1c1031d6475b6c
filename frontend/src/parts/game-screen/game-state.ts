import type { FreeSpins, Scene } from '../reels/scene';
import type { ShownStep } from '../reels/shown-step';

export interface Result {
  readonly bet: number;
  readonly win: number;
  readonly capped: boolean;
  /** Whether the win is a part of the balance. A win of a reward is not. */
  readonly isCredited: boolean;
}

/** The data of the reality check. Play continues on request. */
export interface RealityCheck {
  readonly minutes: number;
  readonly staked: number;
  readonly won: number;
}

/** The state of a game screen, for any kind of coins. Amounts are minor units of the coin. */
export interface GameScreenState {
  readonly scene: Scene;
  /** The step on which the reels have stopped. */
  readonly step?: ShownStep | undefined;
  readonly freeSpins?: FreeSpins | undefined;
  readonly result?: Result | undefined;
  /** A round is running. The next can start when it has ended and the spin cycle is over. */
  readonly busy: boolean;
  readonly balance: number;
  /** Since the start of play. */
  readonly staked: number;
  readonly won: number;
  readonly bet: number;
  /** Shown until the user continues. */
  readonly realityCheck?: RealityCheck | undefined;
  /** The last announcement for screen readers. */
  readonly said: string;
}
