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

function excessOver(limit: number, base: Distribution, features: readonly FeatureSpins[]): number {
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
 * Upper bounds for the wins T of rounds above a limit L, with `maxSpins`: of the mean of (T − L)⁺, as above, and of the mean
 * of T² over these rounds, because T² ≤ L² · e^(s(T/L − 1)) for s ≥ 2 and T > L. A millionth is added for rounding.
 */
export function aboveLimit(
  limit: number,
  base: Distribution,
  features: readonly FeatureSpins[],
): { readonly excess: number; readonly square: number } {
  let [excess, square] = [Infinity, Infinity];
  for (const tilt of tilts) {
    const moments = features.map((one, index) => totalMoments(one, index, tilt / limit));
    const moment = meanOf(base, ({ credits, awards }) =>
      awards.reduce(
        (product, spins, at) => product * (moments[at]?.(spins) ?? 1),
        Math.exp((tilt / limit) * credits - tilt),
      ),
    );
    if (Number.isNaN(moment)) continue;
    excess = Math.min(excess, (moment / Math.E) * (limit / tilt));
    if (tilt >= 2) square = Math.min(square, moment * limit ** 2);
  }
  return { excess: excess * 1.000_001, square: square * 1.000_001 };
}

/** E[e^(rate · total)] of a feature by first award, computed backwards from the last possible spin. */
function totalMoments({ feature, spins }: FeatureSpins, index: number, rate: number) {
  const { maxSpins, multiplier, retrigger } = feature;
  const byAward = new Map<number, number>();
  for (const { awards, credits, weight } of spins.outcomes) {
    const awarded = retrigger ? (awards[index] ?? 0) : 0;
    const share = (weight / spins.cycle) * Math.exp(rate * credits * multiplier);
    byAward.set(awarded, (byAward.get(awarded) ?? 0) + share);
  }
  const shares = [...byAward];
  let after = new Float64Array(maxSpins + 1).fill(1);
  for (let room = 1; room <= maxSpins; room += 1) {
    const now = new Float64Array(maxSpins + 1).fill(1);
    for (let left = 1; left <= room; left += 1) {
      let moment = 0;
      for (const [awarded, share] of shares)
        moment += share * (after[Math.min(left - 1 + awarded, room - 1)] ?? 1);
      now[left] = moment;
    }
    after = now;
  }
  return (awarded: number): number => after[Math.min(awarded, maxSpins)] ?? 1;
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
