import { fraction, type Fraction } from './fraction';
import type { AwardCounts } from './mean-spins';
import type { FreeSpins, ReelSet } from '../model/math-model';
import { awardOf } from '../model/model-parts';
import { anywhereCounts, cycleOf } from './window-counts';

/** The chance that a spin of these reels triggers a feature, and the mean number of spins that it awards. */
export function awardMeans(
  reels: ReelSet,
  rows: number,
  feature: Pick<FreeSpins, 'trigger' | 'award'>,
): { rate: Fraction; spins: Fraction } {
  const outcomes = anywhereCounts(reels, rows, feature.trigger.symbol);
  return {
    rate: meanOver(reels, outcomes, (count) => (count < feature.trigger.min ? 0 : 1)),
    spins: meanOver(reels, outcomes, (count) => awardOf(feature, count)),
  };
}

/** The mean of a value over the cycle, from the number of outcomes for each count. */
export function meanOver(
  reels: ReelSet,
  outcomes: readonly number[],
  valueOf: (count: number) => number,
): Fraction {
  const total = outcomes.reduce((sum, weight, count) => sum + BigInt(weight) * BigInt(valueOf(count)), 0n);
  return fraction(total, cycleOf(reels));
}

/** The number of outcomes of the cycle by the number of spins that they award. */
export function awardCounts(
  reels: ReelSet,
  rows: number,
  feature: Pick<FreeSpins, 'trigger' | 'award'>,
): AwardCounts {
  const counts = new Map<number, bigint>();
  anywhereCounts(reels, rows, feature.trigger.symbol).forEach((weight, count) => {
    const spins = awardOf(feature, count);
    if (weight > 0) counts.set(spins, (counts.get(spins) ?? 0n) + BigInt(weight));
  });
  return counts;
}
