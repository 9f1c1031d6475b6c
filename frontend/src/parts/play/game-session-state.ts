import type { CheckedItem } from '@novalink/engine/proof';
import { isClientSeed } from '../rounds/client-seed';
import type { GameScreenState } from '../game-screen/game-state';
import type { PlayedRound } from './check-round';
import type { NextRound } from './round-client';

/** The reason why no round can be played. */
export type Trouble =
  /** A retry can help. `isAsking`: the retry repeats the request of a round with its bet and seed. */
  | { readonly kind: 'retry'; readonly text: string; readonly isAsking: boolean }
  /** The game is no longer offered. */
  | { readonly kind: 'withdrawn' }
  /** The live version differs from the version whose rules the page has. */
  | { readonly kind: 'outdated' }
  /** The response does not follow from the seed: play stops. */
  | { readonly kind: 'disagreement'; readonly items: readonly CheckedItem[] };

/** Bets and wins are counted since the page was opened, including new starts. */
export interface GameSessionState extends GameScreenState {
  readonly clientSeed: string;
  /** The values for the next round; undefined until the session has started. */
  readonly next?: NextRound | undefined;
  /** Newest first. */
  readonly rounds: readonly PlayedRound[];
  readonly trouble?: Trouble | undefined;
}

/** The number of rounds that the page keeps for verification. */
export const keptRounds = 20;

/** Bet and seed cannot change while a round is running or has no response. */
export const isLocked = ({ busy, trouble }: GameSessionState): boolean =>
  busy || (trouble?.kind === 'retry' && trouble.isAsking);

export const canSpin = (state: GameSessionState): boolean => {
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
