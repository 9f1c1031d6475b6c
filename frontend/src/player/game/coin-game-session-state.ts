import type { SeedPair } from '#domain/generated/types';
import type { RefusalCode } from '#domain/refusal-codes';
import type { GameScreenState } from '../../parts/game-screen/game-state';
import type { Readiness } from '../../parts/game-screen/round-outcome';
import { betPayment, type BetPayment, type EndedReward, type GameReward } from './game-rewards';
import type { PlayedRound } from './play-requests';

/** The reason why no round can be played, or the result of an earlier round. */
export type Trouble =
  /** A round whose response an earlier page did not receive. */
  | { readonly kind: 'settled'; readonly text: string }
  /** A retry can help. `isAsking`: the retry repeats the request of a round with its bet. */
  | { readonly kind: 'retry'; readonly text: string; readonly isAsking: boolean }
  /** The server refused the request with a code. */
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly text: string }
  /** The live version differs from the version whose rules the page has. */
  | { readonly kind: 'outdated' }
  /** The response does not follow from the game model: play stops. */
  | { readonly kind: 'unverified'; readonly text: string };

export interface ShownSession {
  /** Minor units, ascending. */
  readonly betLevels: readonly number[];
  readonly expiresAt: string;
  readonly realityCheckMinutes: number;
}

export interface CoinGameSessionState extends GameScreenState {
  /** Undefined before the session starts and after it has ended. */
  readonly session?: ShownSession | undefined;
  /** The seeds of the next round. */
  readonly seeds?: Pick<SeedPair, 'serverSeedHash' | 'clientSeed' | 'nonce'> | undefined;
  readonly trouble?: Trouble | undefined;
  /** Rewards in progress that rounds count for. */
  readonly rewards: readonly GameReward[];
  /** The reward that the last round completed. */
  readonly endedReward?: EndedReward | undefined;
  /** The last round whose result was shown on the reels. */
  readonly lastRound?: Pick<PlayedRound, 'id' | 'requestId' | 'clientSeed' | 'standings'> | undefined;
}

/** Refusals after which another bet can be played. */
const ofTheBet: ReadonlySet<RefusalCode> = new Set([
  'wallet.insufficient',
  'player.limit-reached',
  'play.bet-not-offered',
  'request.expired',
  'request.ahead',
]);

export const isOfTheBet = (trouble: Trouble | undefined): boolean =>
  trouble?.kind === 'refused' && ofTheBet.has(trouble.code);

/** Whether a round can be played. */
export const readinessOf = ({ trouble, session }: CoinGameSessionState): Readiness => {
  if (trouble !== undefined && !isOfTheBet(trouble)) return 'stopped';
  return session === undefined ? 'preparing' : 'ready';
};

/** The bet cannot change while a round is running or has no response. */
export const isLocked = ({ busy, trouble }: CoinGameSessionState): boolean =>
  busy || (trouble?.kind === 'retry' && trouble.isAsking);

/** The payment of the selected bet. */
export const paymentOf = ({ rewards, bet, balance }: CoinGameSessionState): BetPayment =>
  betPayment(rewards, bet, balance);

export const canSpin = (state: CoinGameSessionState): boolean => {
  const { busy, session, trouble, realityCheck } = state;
  return (
    !busy &&
    realityCheck === undefined &&
    session !== undefined &&
    paymentOf(state).paid !== undefined &&
    (trouble === undefined || trouble.kind === 'retry' || trouble.kind === 'settled' || isOfTheBet(trouble))
  );
};
