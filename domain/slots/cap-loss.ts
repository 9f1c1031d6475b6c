import type { Distribution, SpinOutcomes } from './exact-distribution';
import { largestRound } from './largest-round';
import type { MathModel, Mode } from './math-model';
import type { FeatureSpins } from './round-spread';

/**
 * An upper bound, in costs, of what `maxWinX` and `maxSpins` take off the mean of a round; exact without features.
 *
 * What lies above a limit L is bounded for every s > 0 by (T − L)⁺ ≤ e^(s(T/L − 1) − 1) · L/s, because x ≤ e^(x − 1),
 * and E[e^(sT/L)] follows from the branching of free spins. T is what a round wins, or how many spins a feature
 * lasts; a spin that is not played is worth its mean win, whatever came before.
 */
export function capLossOf(
  { maxWinX }: MathModel,
  { cost }: Mode,
  base: Distribution,
  features: readonly FeatureSpins[],
): number {
  const cap = maxWinX * cost;
  if (features.length === 0) return meanOf(base, ({ credits }) => Math.max(0, credits - cap)) / cost;
  const wins: Amounts = {
    base: ({ credits }) => credits,
    free: features.map(
      ({ feature }) =>
        ({ credits }) =>
          credits * feature.multiplier,
    ),
  };
  const lost = features.map(({ feature, spins }, index) => {
    const count: Amounts = {
      base: () => 0,
      free: features.map((_, other) => () => (other === index ? 1 : 0)),
    };
    const worth = feature.multiplier * meanOf(spins, ({ credits }) => credits);
    const canGrow = feature.retrigger && spins.outcomes.some(({ awards }) => (awards[index] ?? 0) > 0);
    if (canGrow) return worth * excessOver(feature.maxSpins, base, features, count);
    return worth * meanOf(base, ({ awards }) => Math.max(0, (awards[index] ?? 0) - feature.maxSpins));
  });
  const aboveCap = largestRound(base, features) <= cap ? 0 : excessOver(cap, base, features, wins);
  return lost.reduce((sum, part) => sum + part, aboveCap) / cost;
}

type Amount = (outcome: SpinOutcomes) => number;

/** What a base spin, and a free spin of each feature, add to the total that is bounded. */
interface Amounts {
  readonly base: Amount;
  readonly free: readonly Amount[];
}

/** Trial values of s, of which the least bound is taken. */
const tilts = Array.from({ length: 36 }, (_, index) => 0.25 * 1.25 ** index);

function excessOver(limit: number, base: Distribution, features: readonly FeatureSpins[], amounts: Amounts) {
  const bounds = tilts.map((tilt) => {
    const grown = features.map((one, index) =>
      growth(one, index, tilt / limit, amounts.free[index] ?? (() => 0)),
    );
    const moment = meanOf(base, (outcome) => {
      const free = outcome.awards.map((spins, index) => spins * Math.log(grown[index] ?? 1));
      return Math.exp(
        free.reduce((sum, power) => sum + power, (tilt / limit) * amounts.base(outcome) - tilt - 1),
      );
    });
    return (moment * limit) / tilt;
  });
  return Math.min(...bounds.filter((bound) => !Number.isNaN(bound)));
}

/** E[e^(rate · total)] of a free spin with all that it awards: the smallest g with g = E[e^(rate · own) · g^N]. */
function growth({ feature, spins }: FeatureSpins, index: number, rate: number, amount: Amount): number {
  const byAward = new Map<number, number>();
  for (const outcome of spins.outcomes) {
    const awarded = feature.retrigger ? (outcome.awards[index] ?? 0) : 0;
    const share = (outcome.weight / spins.cycle) * Math.exp(rate * amount(outcome));
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
