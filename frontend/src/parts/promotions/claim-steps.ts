import { coinsOf } from '#domain/wallet/amounts';
import type { ShownClaim, ShownProgress } from './list-claims';
import { promotionCoins } from './reward-labels';

/** The progress of a part of a reward: free rounds, or bets in minor units. */
export interface ClaimStep {
  readonly done: number;
  readonly most: number;
  /** `3 of 10 free rounds played` or `200.00 of 500.00 GLD wagered`. */
  readonly amounts: string;
}

/** The fields of a progress that the steps need. Amounts are in minor units. */
export interface StepProgress extends Pick<ShownProgress, 'wagered' | 'required'> {
  readonly freeRounds: Pick<NonNullable<ShownProgress['freeRounds']>, 'count' | 'left'> | null;
}

type InCoins = Pick<ShownClaim, 'coin' | 'decimals'>;

/** Null for a reward without free rounds. */
export function freeRoundsStep({ freeRounds }: Pick<StepProgress, 'freeRounds'>): ClaimStep | null {
  if (!freeRounds) return null;
  const { count, left } = freeRounds;
  return { done: count - left, most: count, amounts: `${count - left} of ${count} free rounds played` };
}

/**
 * Null for a reward without wagering, and while free rounds are left: the required bets are known after all of them
 * were played.
 */
export function wageringStep(
  { wagered, required, freeRounds }: StepProgress,
  coin: InCoins,
): ClaimStep | null {
  if (Number(required) === 0 || (freeRounds?.left ?? 0) > 0) return null;
  return {
    done: Math.min(Number(wagered), Number(required)),
    most: Number(required),
    amounts: `${coinsOf(BigInt(wagered), coin.decimals)} of ${promotionCoins(required, coin)} wagered`,
  };
}

/** The current step of the player. Null for a reward that is not in progress. */
export const currentStep = (progress: StepProgress | null, coin: InCoins): ClaimStep | null =>
  progress && (wageringStep(progress, coin) ?? freeRoundsStep(progress));
