import type { CheckedItem } from '#domain/proof/checked-round';
import { isClientSeed } from '../rounds/client-seed';
import type { GameScreenState } from '../game-screen/game-state';
import type { PlayedRound } from './check-round';
import type { NextRound } from './round-client';

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

/** What was staked and won counts since the page was opened, starting again included. */
export interface GameSessionState extends GameScreenState {
  readonly clientSeed: string;
  /** The next round's; undefined until the sitting is open. */
  readonly next?: NextRound | undefined;
  /** The newest first. */
  readonly rounds: readonly PlayedRound[];
  readonly trouble?: Trouble | undefined;
}

/** How many rounds the page keeps for checking. */
export const keptRounds = 20;

/** Bet and seed stay as they are while a round is on its way, or has not been answered. */
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
