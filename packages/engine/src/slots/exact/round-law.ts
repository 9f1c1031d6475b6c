import type { Distribution, SpinOutcomes } from './exact-distribution';
import type { FeatureSpins } from './feature-spins';
import { spinCounts, type SpinCounts } from './free-spin-counts';
import { added, convolved, factorOf, lawOf, nothing, workOf, type Factor, type Law } from './law';

/** The distribution of the win of a round, with `maxSpins` and up to a limit. */
export interface RoundLaw {
  /** The number of credits of a unit. The limit in units is the length of `law.below`. */
  readonly unit: number;
  readonly law: Law;
  /** The largest chance that `law` leaves out. */
  readonly lost: number;
}

/**
 * The limits of the computation: multiplications (about three seconds), numbers in memory, and combinations of free spins.
 */
export const roundLawLimit = { work: 4_000_000_000, held: 8_000_000, combinations: 4_000 } as const;

/** The remaining multiplications. The modes of a model share one limit. */
export interface RoundWork {
  work: number;
}

/**
 * The distribution of the win of a round below `limit` credits. Undefined if it takes more work than is left.
 *
 * The order of free spins does not change their total, so a feature is a mixture over the numbers of its spins: the
 * distributions of the spins that award nothing and of the spins that make each award, each to its number.
 */
export function roundLaw(
  limit: number,
  base: Distribution,
  features: readonly FeatureSpins[],
  left: RoundWork = { work: roundLawLimit.work },
): RoundLaw | undefined {
  const unit = unitOf(base, features);
  const scale = { unit, limit: Math.max(1, Math.ceil(limit / unit)) };
  const parts = features.reduce((sum, one, index) => sum + awardsOf(one, index).size, 1);
  if (scale.limit * parts * arraysOfFactor > roundLawLimit.held) return undefined;
  const byAwards = new Map<string, { awards: readonly number[]; outcomes: SpinOutcomes[] }>();
  for (const outcome of base.outcomes) {
    const awards = outcome.awards.map((spins, at) => Math.min(spins, features[at]?.feature.maxSpins ?? 0));
    const same = byAwards.get(awards.join()) ?? { awards, outcomes: [] };
    same.outcomes.push(outcome);
    byAwards.set(awards.join(), same);
  }
  const laws = features.map((feature, index) => featureLaws(feature, index, scale, left));
  let [law, lost] = [lawOf(scale.limit, []), 0];
  for (const { awards, outcomes } of byAwards.values()) {
    let joint = lawOf(scale.limit, chancesOf(outcomes, base.cycle, unit, 1));
    for (const [index, spins] of awards.entries()) {
      if (spins === 0) continue;
      const free = laws[index]?.(spins);
      if (!free) return undefined;
      const [one, other] = [factorOf(joint), factorOf(free.law)];
      const factor = one.units.length < other.units.length ? one : other;
      left.work -= workOf(factor);
      if (left.work < 0) return undefined;
      lost += joint.total * free.lost;
      joint = convolved(factor === one ? free.law : joint, factor);
    }
    law = added(law, joint);
  }
  return { unit, law, lost };
}

/** The number of arrays of a distribution that is prepared for convolution. */
const arraysOfFactor = 3;

/** The outcomes of a free spin by the number of spins that they award. */
function awardsOf({ feature, spins }: FeatureSpins, index: number): Map<number, SpinOutcomes[]> {
  const byAward = new Map<number, SpinOutcomes[]>();
  for (const outcome of spins.outcomes) {
    const awarded = feature.retrigger ? (outcome.awards[index] ?? 0) : 0;
    const same = byAward.get(awarded) ?? [];
    same.push(outcome);
    byAward.set(awarded, same);
  }
  return byAward;
}

interface Scale {
  readonly unit: number;
  /** In units. */
  readonly limit: number;
}

/** The distribution of the total of a feature by its first award; undefined if it takes too much work. */
function featureLaws(one: FeatureSpins, index: number, scale: Scale, left: RoundWork) {
  const { feature, spins } = one;
  const { maxSpins, multiplier } = feature;
  const groups = [...awardsOf(one, index)].map(([award, outcomes]) => {
    const weight = outcomes.reduce((sum, outcome) => sum + outcome.weight, 0);
    const law = lawOf(scale.limit, chancesOf(outcomes, weight, scale.unit, multiplier));
    return { spins: award, chance: weight / spins.cycle, factor: factorOf(law) };
  });
  const blank = groups.find(({ spins: award }) => award === 0);
  // The mixture convolves with the first award most often.
  const awards = groups
    .filter((group) => group !== blank)
    .sort((few, many) => few.factor.units.length - many.factor.units.length);
  const powers = [nothing(scale.limit)];
  const powerOf = (times: number): Law => {
    for (let last = powers.at(-1); last && blank && powers.length <= times; last = powers.at(-1))
      powers.push(convolved(last, blank.factor));
    return powers[times] ?? nothing(scale.limit);
  };

  const known = new Map<number, FeatureLaw | undefined>();
  const lawOfFirst = (first: number): FeatureLaw | undefined => {
    const found = spinCounts(
      first,
      { maxSpins, blank: blank?.chance ?? 0, awards },
      roundLawLimit.combinations,
    );
    if (!found) return undefined;
    const { counts, lost, steps } = found;
    left.work -= steps * workOfCombination;
    const mostBlanks = counts.reduce((most, { blanks }) => Math.max(most, blanks), 0);
    const newPowers = Math.max(0, mostBlanks + 1 - powers.length);
    left.work -= newPowers * (blank ? workOf(blank.factor) : 0);
    left.work -= counts.length * scale.limit;
    awards.forEach(({ factor }, at) => {
      const different = new Set(counts.map(({ awarding }) => awarding.slice(at).join())).size;
      left.work -= different * workOf(factor);
    });
    if (left.work < 0 || (mostBlanks + 1) * scale.limit > roundLawLimit.held) return undefined;
    const factors = awards.map(({ factor }) => factor);
    const law = mixed(counts, factors, powerOf, scale.limit);
    // The chances of the combinations are products of one chance for each spin.
    return { law: { ...law, roundings: law.roundings + 4 * maxSpins }, lost };
  };
  return (first: number): FeatureLaw | undefined => {
    if (!known.has(first)) known.set(first, lawOfFirst(first));
    return known.get(first);
  };
}

interface FeatureLaw {
  readonly law: Law;
  readonly lost: number;
}

/** The number of multiplications that take as long as one combination of numbers of spins. */
const workOfCombination = 500;

/** The mixture over the numbers of spins, by Horner's method in the number of spins that make each award. */
function mixed(
  counts: readonly SpinCounts[],
  factors: readonly Factor[],
  powerOf: (times: number) => Law,
  limit: number,
): Law {
  const factor = factors.at(-1);
  if (factor === undefined)
    return counts.reduce((sum, { blanks, chance }) => added(sum, powerOf(blanks), chance), lawOf(limit, []));
  const last = factors.length - 1;
  const byTimes = new Map<number, SpinCounts[]>();
  for (const one of counts) {
    const times = one.awarding[last] ?? 0;
    const same = byTimes.get(times) ?? [];
    same.push(one);
    byTimes.set(times, same);
  }
  let sum: Law | undefined;
  for (let times = Math.max(0, ...byTimes.keys()); times >= 0; times -= 1) {
    if (sum) sum = convolved(sum, factor);
    const own = byTimes.get(times);
    if (!own) continue;
    const law = mixed(own, factors.slice(0, last), powerOf, limit);
    sum = sum ? added(sum, law) : law;
  }
  return sum ?? lawOf(limit, []);
}

const chancesOf = (outcomes: readonly SpinOutcomes[], cycle: number, unit: number, multiplier: number) =>
  outcomes.map(({ credits, weight }) => [(credits * multiplier) / unit, weight / cycle] as const);

/** The largest number of credits that divides every win. */
function unitOf(base: Distribution, features: readonly FeatureSpins[]): number {
  const wins = [
    ...base.outcomes.map(({ credits }) => credits),
    ...features.flatMap(({ feature, spins }) =>
      spins.outcomes.map(({ credits }) => credits * feature.multiplier),
    ),
  ];
  return wins.reduce(greatestCommonDivisor, 0) || 1;
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);
