import { capLossOf } from './cap-loss';
import {
  exactDistribution,
  exactWorkLimit,
  type Distribution,
  type SpinOutcomes,
  type TooLarge,
} from './exact-distribution';
import { freeSpinWorth } from './exact-return';
import { fraction, minus, one, over, plus, sumOf, times, toNumber, type Fraction } from './fraction';
import type { FreeSpins, MathModel } from './math-model';
import { modeOf } from './model-parts';
import { largestRound, largestSpin } from './largest-round';

/** How the rounds of a mode spread around their mean; amounts in costs unless they say credits. */
export interface RoundSpread {
  readonly cycle: number;
  /** How often the base spin wins anything. */
  readonly hit: Fraction;
  /** Base spins by what they win, in credits. */
  readonly outcomes: readonly SpinOutcomes[];
  readonly features: readonly FeatureSpins[];
  /** Mean and variance of a round without `maxWinX` and `maxSpins`; fixed prizes vary more than they say. */
  readonly mean: Fraction;
  readonly variance: Fraction;
  /** The largest base spin and the largest round that can occur, both within `maxWinX`. */
  readonly baseMaxWinX: number;
  readonly maxWinX: number;
  /** The most that `maxWinX` and `maxSpins` can take off the mean: 0 when neither can bite. */
  readonly capLoss: number;
}

/** The distribution of a spin of each feature, in the model's order. */
export interface FeatureSpins {
  readonly feature: FreeSpins;
  readonly spins: Distribution;
}

/**
 * Exact for any features: given the base spin, a round is its win X and N free spins, each worth a G that includes
 * what it awards; so E[R²] = E[(X + N·E[G])²] + E[N]·Var[G], and
 * E[G²] = (M²E[X²] + 2M·E[XN]·E[G] + E[N(N−1)]·E[G]²) / (1 − E[N]) over spins of the feature's reels.
 */
export function roundSpread(model: MathModel, modeId?: string): RoundSpread | TooLarge {
  const mode = modeOf(model, modeId);
  const left = { ...exactWorkLimit };
  const base = exactDistribution(model, { mode: mode.id }, left);
  if ('tooLarge' in base) return base;
  const known = new Map([[mode.reelSet, base]]);
  const features: FeatureSpins[] = [];
  for (const feature of model.features ?? []) {
    const { reelSet } = feature;
    const spins = known.get(reelSet) ?? exactDistribution(model, { mode: mode.id, reelSet }, left);
    if ('tooLarge' in spins) return spins;
    known.set(reelSet, spins);
    features.push({ feature, spins });
  }

  const worths = features.map(worthOf);
  const free = (index: number) => (outcome: SpinOutcomes) => outcome.awards[index] ?? 0;
  const win = ({ credits }: SpinOutcomes) => credits;
  const featureMean = sumOf(worths.map(({ mean }, f) => times(mean, meanOf(base, free(f)))));
  const mean = plus(meanOf(base, win), featureMean);
  const joint = worths.flatMap((one, f) => [
    times(times(fraction(2), one.mean), meanOf(base, free(f), win)),
    times(one.variance, meanOf(base, free(f))),
    ...worths.map((other, g) => times(times(one.mean, other.mean), meanOf(base, free(f), free(g)))),
  ]);
  const square = plus(meanOf(base, win, win), sumOf(joint));
  const cost = fraction(mode.cost);
  const withinCap = (credits: number) => Math.min(credits / mode.cost, model.maxWinX);
  const variance = over(minus(square, times(mean, mean)), times(cost, cost));
  return {
    cycle: base.cycle,
    hit: meanOf(base, ({ credits }) => (credits > 0 ? 1 : 0)),
    outcomes: base.outcomes,
    features,
    mean: over(mean, cost),
    variance,
    baseMaxWinX: withinCap(largestSpin(base)),
    maxWinX: withinCap(largestRound(base, features)),
    capLoss: Math.min(capLossOf(model, mode, base, features), toNumber(mean) / mode.cost),
  };
}

/** Standard deviation in costs. */
export const deviationOf = ({ variance }: RoundSpread): number => Math.sqrt(toNumber(variance));

/** One free spin with all that it awards, in credits. */
function worthOf({ feature, spins }: FeatureSpins, index: number): { mean: Fraction; variance: Fraction } {
  const win = ({ credits }: SpinOutcomes) => credits * feature.multiplier;
  const awarded = ({ awards }: SpinOutcomes) => (feature.retrigger ? (awards[index] ?? 0) : 0);
  const more = meanOf(spins, awarded);
  const mean = freeSpinWorth(
    feature,
    meanOf(spins, ({ credits }) => credits),
    more,
  );
  const pairs = minus(meanOf(spins, awarded, awarded), more);
  const square = over(
    sumOf([
      meanOf(spins, win, win),
      times(times(fraction(2), meanOf(spins, awarded, win)), mean),
      times(pairs, times(mean, mean)),
    ]),
    minus(one, more),
  );
  return { mean, variance: minus(square, times(mean, mean)) };
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
