import { limits } from '#domain/limits';
import type { CheckedItem, PlayedRound } from './check-round';
import type { NextRound } from './dealer';
import type { Motion } from './pace';
import type { ShownStep } from './shown-step';

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

export interface FreeSpins {
  /** Which of them is shown, from 1. */
  readonly number: number;
  readonly awarded: number;
  readonly won: number;
}

export interface Result {
  readonly bet: number;
  readonly win: number;
  readonly capped: boolean;
}

/** How a person stands after a while; play goes on when they say so. */
export interface RealityCheck {
  readonly minutes: number;
  readonly staked: number;
  readonly won: number;
}

/** What keeps a round from being played. */
export type Trouble =
  /** Trying again may help; `isAsking`: for the round that was asked for already, with its bet and seed. */
  | { readonly kind: 'retry'; readonly text: string; readonly isAsking: boolean }
  /** The game is not offered any more. */
  | { readonly kind: 'withdrawn' }
  /** Another version is live than the page has the rules of. */
  | { readonly kind: 'outdated' }
  /** The answer is not what comes out of the seed: play stops. */
  | { readonly kind: 'disagreement'; readonly items: readonly CheckedItem[] };

export interface SittingState {
  readonly scene: Scene;
  /** The step that has landed. */
  readonly step?: ShownStep | undefined;
  readonly freeSpins?: FreeSpins | undefined;
  readonly result?: Result | undefined;
  /** A round is on its way; the next may start when it has ended and the spin cycle is over. */
  readonly busy: boolean;
  readonly balance: number;
  /** Since the page was opened, starting again included. */
  readonly staked: number;
  readonly won: number;
  readonly bet: number;
  readonly clientSeed: string;
  /** The next round's; undefined until the sitting is open. */
  readonly next?: NextRound | undefined;
  /** The newest first. */
  readonly rounds: readonly PlayedRound[];
  readonly trouble?: Trouble | undefined;
  /** Shown until the person goes on. */
  readonly realityCheck?: RealityCheck | undefined;
  /** What was last to be told to those who listen. */
  readonly said: string;
}

/** How many rounds the page keeps for checking. */
export const keptRounds = 20;

export const isClientSeed = (text: string): boolean =>
  text.length <= limits.demo.clientSeed && /^[\x20-\x7e]+$/.test(text);

export const canSpin = (state: SittingState): boolean => {
  const { busy, balance, bet, next, clientSeed, trouble, realityCheck } = state;
  return (
    !busy &&
    realityCheck === undefined &&
    balance >= bet &&
    next !== undefined &&
    isClientSeed(clientSeed) &&
    (trouble === undefined || trouble.kind === 'retry')
  );
};
