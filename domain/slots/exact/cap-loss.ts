import { joined, type Distribution, type SpinOutcomes } from './exact-distribution';
import { largestRound } from './largest-round';
import type { MathModel, Mode } from '../model/math-model';
import type { FeatureSpins } from './feature-spins';

/**
 * An upper bound, in costs, of the amount by which `maxWinX` and `maxSpins` lower the mean of a round; exact
 * without features.
 *
 * The part above a limit L is bounded for every s > 0 by (T − L)⁺ ≤ e^(s(T/L − 1) − 1) · L/s, because x ≤
 * e^(x − 1), and E[e^(sT/L)] follows from the branching process of free spins. T is the win of a round, or
 * the number of spins of a feature. A spin that is not played costs its mean win, whatever came before.
 */
export function capLossOf(
  { maxWinX }: MathModel,
  { cost }: Mode,
  base: Distribution,
  features: readonly FeatureSpins[],
): number {
  const cap = maxWinX * cost;
  if (features.length === 0) return meanOf(base, ({ credits }) => Math.max(0, credits - cap)) / cost;
  const lost = features.map(({ feature, spins }, index) => {
    const worth = feature.multiplier * meanOf(spins, creditsOf);
    const canGrow = feature.retrigger && spins.outcomes.some(({ awards }) => (awards[index] ?? 0) > 0);
    if (!canGrow)
      return worth * meanOf(base, ({ awards }) => Math.max(0, (awards[index] ?? 0) - feature.maxSpins));
    const counted = features.map((one, other) => ({
      feature: { ...one.feature, multiplier: 1 },
      spins: winning(one.spins, other === index ? 1 : 0),
    }));
    return worth * excessOver(feature.maxSpins, winning(base, 0), counted);
  });
  const aboveCap = largestRound(base, features) <= cap ? 0 : excessOver(cap, base, features);
  return lost.reduce((sum, part) => sum + part, aboveCap) / cost;
}

/** The same spins, with this win for each. There are few outcomes, because only their awards differ. */
const winning = ({ cycle, outcomes }: Distribution, credits: number): Distribution => ({
  cycle,
  outcomes: joined(outcomes.map((outcome) => ({ ...outcome, credits }))),
});

type Amount = (outcome: SpinOutcomes) => number;

const creditsOf: Amount = ({ credits }) => credits;

/** Candidate values of s. The smallest bound is used. */
const tilts = Array.from({ length: 36 }, (_, index) => 0.25 * 1.25 ** index);

/** An upper bound of the mean of (T − limit)⁺ credits, where T is the win of a round. */
export function excessOver(limit: number, base: Distribution, features: readonly FeatureSpins[]): number {
  const bounds = tilts.map((tilt) => {
    const powers = features.map((one, index) => Math.log(growth(one, index, tilt / limit)));
    const moment = meanOf(base, (outcome) => {
      let power = (tilt / limit) * outcome.credits - tilt - 1;
      outcome.awards.forEach((spins, index) => (power += spins * (powers[index] ?? 0)));
      return Math.exp(power);
    });
    return (moment * limit) / tilt;
  });
  return Math.min(...bounds.filter((bound) => !Number.isNaN(bound)));
}

/**
 * An upper bound of the mean of T² over the rounds that win more than the limit: for s ≥ 2 and T > L, T² ≤ L² ·
 * e^(s(T/L − 1)).
 */
export function squareAbove(limit: number, base: Distribution, features: readonly FeatureSpins[]): number {
  const bounds = tilts
    .filter((tilt) => tilt >= 2)
    .map((tilt) => {
      const powers = features.map((one, index) => Math.log(growth(one, index, tilt / limit)));
      return meanOf(base, ({ credits, awards }) => {
        const power = awards.reduce((sum, spins, at) => sum + spins * (powers[at] ?? 0), -tilt);
        return limit ** 2 * Math.exp(power + (tilt / limit) * credits);
      });
    });
  return Math.min(...bounds.filter((bound) => !Number.isNaN(bound)));
}

/**
 * E[e^(rate · total)] of a free spin with all spins that it awards: the smallest g with g = E[e^(rate · own)
 * · g^N].
 */
function growth({ feature, spins }: FeatureSpins, index: number, rate: number): number {
  const byAward = new Map<number, number>();
  for (const outcome of spins.outcomes) {
    const awarded = feature.retrigger ? (outcome.awards[index] ?? 0) : 0;
    const share = (outcome.weight / spins.cycle) * Math.exp(rate * outcome.credits * feature.multiplier);
    byAward.set(awarded, (byAward.get(awarded) ?? 0) + share);
  }
  let grown = 1;
  for (let turn = 0; turn < 2000; turn += 1) {
    const next = [...byAward].reduce((sum, [awarded, share]) => sum + share * grown ** awarded, 0);
    if (!Number.isFinite(next)) return Infinity;
    if (next - grown <= grown * 1e-13) return next;
    grown = next;
  }
  return Infinity;
}

const meanOf = ({ cycle, outcomes }: Distribution, amount: Amount): number =>
  outcomes.reduce((sum, outcome) => sum + (outcome.weight / cycle) * amount(outcome), 0);
