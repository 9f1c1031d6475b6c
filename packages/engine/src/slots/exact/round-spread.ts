import type { FeatureSpins } from './feature-spins';
import { capLossOf } from './cap-loss';
import {
  exactDistribution,
  exactWorkLimit,
  type Distribution,
  type SpinOutcomes,
  type TooLarge,
  type WorkLeft,
} from './exact-distribution';
import { fraction, over, times, toNumber, type Fraction } from './fraction';
import type { MathModel } from '../model/math-model';
import { modelInFreeSpins, modeOf } from '../model/model-parts';
import { largestRound, largestSpin } from './largest-round';
import { roundMoments, type SpinMoments } from './round-moments';

/** The distribution of the rounds of a mode. Amounts are in costs unless stated otherwise. */
export interface RoundSpread {
  readonly cycle: number;
  /** The share of base spins that win anything. */
  readonly hit: Fraction;
  /** Base spins by their win in credits. */
  readonly outcomes: readonly SpinOutcomes[];
  readonly features: readonly FeatureSpins[];
  /**
   * Mean and variance of a round without `maxWinX` and `maxSpins`. Fixed prizes count with their mean, so the
   * actual variance is larger.
   */
  readonly mean: Fraction;
  readonly variance: Fraction;
  /** The largest possible base spin and the largest possible round, both limited by `maxWinX`. */
  readonly baseMaxWinX: number;
  readonly maxWinX: number;
  /**
   * The largest amount by which `maxWinX` and `maxSpins` can lower the mean; 0 if neither can take effect.
   */
  readonly capLoss: number;
}

/** Exact for any features, from the distributions of all reel sets of a round: see `roundMoments`. */
export function roundSpread(
  model: MathModel,
  modeId?: string,
  left: WorkLeft = { ...exactWorkLimit },
): RoundSpread | TooLarge {
  const mode = modeOf(model, modeId);
  const base = exactDistribution(model, { mode: mode.id }, left);
  if ('tooLarge' in base) return base;
  const awarding = modelInFreeSpins(model);
  /** Of free spins; base spins of the same reels differ if their awards do. */
  const known = new Map(awarding === model ? [[mode.reelSet, base]] : []);
  const features: FeatureSpins[] = [];
  for (const feature of model.features ?? []) {
    const { reelSet } = feature;
    const spins = known.get(reelSet) ?? exactDistribution(awarding, { mode: mode.id, reelSet }, left);
    if ('tooLarge' in spins) return spins;
    known.set(reelSet, spins);
    features.push({ feature, spins });
  }

  const momentsOf = new Map([...known].map(([reelSet, spins]) => [reelSet, spinMoments(spins)]));
  const own = (awarding === model ? momentsOf.get(mode.reelSet) : undefined) ?? spinMoments(base);
  const { mean, variance } = roundMoments(
    own,
    features.map(({ feature }) => ({ feature, moments: momentsOf.get(feature.reelSet) ?? own })),
  );
  const cost = fraction(mode.cost);
  const withinCap = (credits: number) => Math.min(credits / mode.cost, model.maxWinX);
  return {
    cycle: base.cycle,
    hit: meanOf(base, ({ credits }) => (credits > 0 ? 1 : 0)),
    outcomes: base.outcomes,
    features,
    mean: over(mean, cost),
    variance: over(variance, times(cost, cost)),
    baseMaxWinX: withinCap(largestSpin(base)),
    maxWinX: withinCap(largestRound(base, features)),
    capLoss: Math.min(capLossOf(model, mode, base, features), toNumber(mean) / mode.cost),
  };
}

/** Standard deviation in costs. */
export const deviationOf = ({ variance }: RoundSpread): number => Math.sqrt(toNumber(variance));

function spinMoments(spins: Distribution): SpinMoments {
  const free = (spins.outcomes[0]?.awards ?? []).map(
    (_, index) => (outcome: SpinOutcomes) => outcome.awards[index] ?? 0,
  );
  const win = ({ credits }: SpinOutcomes) => credits;
  return {
    win: meanOf(spins, win),
    square: meanOf(spins, win, win),
    awards: free.map((award) => meanOf(spins, award)),
    winAwards: free.map((award) => meanOf(spins, award, win)),
    awardPairs: free.map((award) => free.map((other) => meanOf(spins, award, other))),
  };
}

type Amount = (outcome: SpinOutcomes) => number;

/** The mean of an amount, or of the product of two. */
export function meanOf({ cycle, outcomes }: Distribution, amount: Amount, other: Amount = () => 1): Fraction {
  let total = 0n;
  for (const outcome of outcomes) {
    const value = amount(outcome);
    if (value !== 0) total += BigInt(outcome.weight) * BigInt(value) * BigInt(other(outcome));
  }
  return fraction(total, cycle);
}
