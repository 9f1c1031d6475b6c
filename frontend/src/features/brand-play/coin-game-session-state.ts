import type { SeedPair } from '#domain/generated/types';
import type { RefusalCode } from '#domain/refusal-codes';
import type { GameScreenState } from '../../shared/game-screen/game-state';
import { betPayment, type BetPayment, type EndedReward, type GameReward } from './game-rewards';
import type { PlayedRound } from './play-requests';

/** What keeps a round from being played, or became of an earlier one. */
export type Trouble =
  /** A round whose response an earlier page did not get. */
  | { readonly kind: 'settled'; readonly text: string }
  /** Trying again may help; `isAsking`: for the round that was asked for already, with its bet. */
  | { readonly kind: 'retry'; readonly text: string; readonly isAsking: boolean }
  /** The server said no, by name. */
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly text: string }
  /** Another version is live than the page has the rules of. */
  | { readonly kind: 'outdated' }
  /** The response does not follow from the game model: play stops. */
  | { readonly kind: 'misfit'; readonly text: string };

export interface ShownSession {
  /** Minor units, ascending. */
  readonly betLevels: readonly number[];
  readonly expiresAt: string;
  readonly realityCheckMinutes: number;
}

export interface CoinGameSessionState extends GameScreenState {
  /** Undefined until it is open, and once it has ended. */
  readonly session?: ShownSession | undefined;
  /** What the next round is drawn from. */
  readonly seeds?: Pick<SeedPair, 'serverSeedHash' | 'clientSeed' | 'nonce'> | undefined;
  readonly trouble?: Trouble | undefined;
  /** Rewards in progress that rounds count for. */
  readonly rewards: readonly GameReward[];
  /** The one that the last round completed. */
  readonly endedReward?: EndedReward | undefined;
  /** The last round whose result the reels have shown. */
  readonly lastRound?: Pick<PlayedRound, 'id' | 'requestId' | 'clientSeed'> | undefined;
}

/** Refusals after which another bet may be played. */
const ofTheBet: ReadonlySet<RefusalCode> = new Set([
  'wallet.insufficient',
  'player.limit-reached',
  'play.bet-not-offered',
  'request.expired',
  'request.ahead',
]);

export const isOfTheBet = (trouble: Trouble | undefined): boolean =>
  trouble?.kind === 'refused' && ofTheBet.has(trouble.code);

/** The bet cannot change while a round is running or has no response. */
export const isLocked = ({ busy, trouble }: CoinGameSessionState): boolean =>
  busy || (trouble?.kind === 'retry' && trouble.isAsking);

/** Who pays the chosen bet. */
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
