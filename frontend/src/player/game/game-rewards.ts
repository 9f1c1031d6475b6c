import { amountOf } from '../../parts/reels/coin-labels';
import type { ShownClaim, ShownProgress } from '../../parts/promotions/list-claims';
import type { PlayedRound } from './play-requests';

/** A reward in progress in the coin that a game is played with. Amounts are minor units. */
export interface GameReward {
  readonly claimId: string;
  readonly name: string;
  readonly progress: ShownProgress;
  /** For a reward with free rounds at this game. */
  readonly freeRounds: { readonly bet: number; readonly left: number } | undefined;
}

/** The rewards in progress that rounds of the game with the coin can count for. */
export const gameRewards = (
  claims: readonly ShownClaim[],
  { coin, gameId }: { readonly coin: string; readonly gameId: string },
): readonly GameReward[] =>
  claims.flatMap(({ id, name, coin: code, progress }) =>
    progress && code === coin ? rewardOf({ claimId: id, name, progress }, gameId) : [],
  );

const rewardOf = (reward: Omit<GameReward, 'freeRounds'>, gameId: string): GameReward => {
  const free = reward.progress.freeRounds;
  const isHere = free?.gameId === gameId && free.left > 0;
  return { ...reward, freeRounds: isHere ? { bet: amountOf(free.bet), left: free.left } : undefined };
};

/** The rewards after a round: with the progress of the one that it counted for, or without it if that has ended. */
export function rewardsAfter(
  rewards: readonly GameReward[],
  { claim, gameId }: Pick<PlayedRound, 'claim' | 'gameId'>,
): readonly GameReward[] {
  if (!claim) return rewards;
  return rewards.flatMap((reward) => {
    if (reward.claimId !== claim.claimId) return reward;
    return claim.status === 'ACTIVE' ? rewardOf({ ...reward, progress: claim.progress }, gameId) : [];
  });
}

/** The payment of a bet. The server computes the same from its own data. */
export interface BetPayment {
  /** The part that the balance pays, in minor units; undefined if nothing can pay the bet. */
  readonly paid: number | undefined;
  /** The reward that pays the bet or provides the free round. */
  readonly payer: GameReward | undefined;
  readonly isFree: boolean;
  /** A reward that is spent first but does not pay this bet, so that the balance does. `most`: its largest bet. */
  readonly passedOver?: { readonly name: string; readonly most: number };
}

export function betPayment(rewards: readonly GameReward[], bet: number, balance: number): BetPayment {
  const free = rewards.find(({ freeRounds }) => freeRounds?.bet === bet);
  if (free) return { paid: 0, payer: free, isFree: true };
  const able = rewards.filter(({ progress }) => canPay(progress, bet));
  const first = able.find(({ progress }) => progress.isSpentFirst);
  const payer = first ?? (balance >= bet ? undefined : able[0]);
  if (payer) return { paid: 0, payer, isFree: false };
  if (balance < bet) return { paid: undefined, payer: undefined, isFree: false };
  const over = rewards.find(
    ({ progress }) =>
      progress.isSpentFirst && (progress.freeRounds?.left ?? 0) === 0 && largestBet(progress) > 0,
  );
  const passedOver = over && { passedOver: { name: over.name, most: largestBet(over.progress) } };
  return { paid: bet, payer: undefined, isFree: false, ...passedOver };
}

/** The largest bet that a reward can pay now. */
const largestBet = ({ purse, maxBet }: ShownProgress): number =>
  Math.min(amountOf(purse), maxBet === null ? Infinity : amountOf(maxBet));

const canPay = (progress: ShownProgress, bet: number): boolean =>
  (progress.freeRounds?.left ?? 0) === 0 && largestBet(progress) >= bet;

/** A reward that a round has completed. */
export interface EndedReward {
  readonly name: string;
  /** The amount that was added to the balance, in minor units. */
  readonly released: string;
}

/** The reward that a round has completed; undefined if there is none. */
export function endedReward(
  rewards: readonly GameReward[],
  { claim }: Pick<PlayedRound, 'claim'>,
): EndedReward | undefined {
  const reward = rewards.find(({ claimId }) => claimId === claim?.claimId);
  if (!reward || !claim || claim.status === 'ACTIVE') return undefined;
  return { name: reward.name, released: claim.released ?? '0' };
}
