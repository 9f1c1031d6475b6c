import type { SpinOutcomes } from '#engine/slots/exact/exact-distribution';
import { largestRound } from '#engine/slots/exact/largest-round';
import type { FeatureSpins } from '#engine/slots/exact/feature-spins';
import type { RoundSpread } from '#engine/slots/exact/round-spread';
import { addTo, convolved, nothing, powerOf, totalOf, type SubLaw } from './sub-laws';

/** Lower and upper bound of a chance. */
export type ChanceBounds = readonly [least: number, most: number];

type Spread = Pick<RoundSpread, 'cycle' | 'outcomes' | 'features'>;

/**
 * The number of units into which a limit is divided. For the lower bound of a chance, wins are rounded down
 * to units; for the upper bound, they are rounded up.
 */
const parts = 512;
/** Larger than the sum of all rounding errors. */
const rounding = 1e-13;
/** The maximum number of generations of free spins that award further free spins. */
const mostGenerations = 60;

/** The chance that a round wins at least this many credits, including `maxSpins` but without a win cap. */
export function chanceOfAtLeast(spread: Spread, credits: number): ChanceBounds {
  const { cycle, outcomes, features } = spread;
  if (credits > largestRound({ cycle, outcomes }, features)) return [0, 0];
  const byBase = chanceOf(outcomes, cycle, (outcome) => outcome.credits >= credits);
  if (features.length === 0) return [byBase, byBase];

  const units = Math.min(credits, parts);
  const part = (won: number) => (Math.min(won, credits) * units) / credits;
  const amounts = (round: (units: number) => number): Amounts => ({
    limit: units,
    unitsOf: (won) => round(part(won)),
  });
  const down = amounts(Math.floor);
  const least = Math.max(
    byBase,
    reached(spread, down, withinSpins(spread)),
    reached(spread, down, generations(spread)) - chanceOfTooManySpins(spread),
  );
  const most = reached(spread, amounts(Math.ceil), generations(spread)) + furtherGenerations(spread);
  return [Math.max(0, least - rounding), Math.min(1, most + rounding)];
}

interface Amounts {
  /** The number of units at which the limit is reached. */
  readonly limit: number;
  /** The units that a spin adds for its credits, including the multiplier. */
  unitsOf(credits: number): number;
}

/**
 * The chance that the units of a round reach the limit, if free spins award further ones for this number of
 * generations.
 */
function reached({ cycle, outcomes, features }: Spread, amounts: Amounts, depths: readonly number[]): number {
  const powers = features.map((feature, index) => {
    const law = freeSpinLaw(feature, index, amounts, depths[index] ?? 0);
    const known = new Map<number, SubLaw>();
    return (times: number) => {
      const power = known.get(times) ?? powerOf(law, times);
      known.set(times, power);
      return power;
    };
  });
  const byAwards = new Map<string, { awards: readonly number[]; law: SubLaw }>();
  for (const { credits, awards, weight } of outcomes) {
    const same = byAwards.get(awards.join()) ?? { awards, law: new Float64Array(amounts.limit) };
    byAwards.set(awards.join(), same);
    const units = amounts.unitsOf(credits);
    if (units < amounts.limit) same.law[units] = (same.law[units] ?? 0) + weight / cycle;
  }
  const below = [...byAwards.values()].map(({ awards, law }) =>
    totalOf(
      awards.reduce((sum, spins, index) => {
        const { maxSpins } = features[index]?.feature ?? { maxSpins: 0 };
        return spins > 0 ? convolved(sum, powers[index]?.(Math.min(spins, maxSpins)) ?? sum) : sum;
      }, law),
    ),
  );
  return Math.max(0, 1 - below.reduce((sum, chance) => sum + chance, 0));
}

/**
 * The distribution of the units of one free spin with the spins that it awards, for this number of
 * generations.
 */
function freeSpinLaw(
  { feature, spins }: FeatureSpins,
  index: number,
  amounts: Amounts,
  depth: number,
): SubLaw {
  const byAward = new Map<number, SubLaw>();
  for (const { credits, awards, weight } of spins.outcomes) {
    const awarded = awardedBy(feature.retrigger, awards[index]);
    const own = byAward.get(awarded) ?? new Float64Array(amounts.limit);
    byAward.set(awarded, own);
    const units = amounts.unitsOf(credits * feature.multiplier);
    if (units < amounts.limit) own[units] = (own[units] ?? 0) + weight / spins.cycle;
  }
  let law = nothing(amounts.limit);
  for (let generation = 0; generation <= depth; generation += 1) {
    const next = new Float64Array(amounts.limit);
    for (const [awarded, own] of byAward)
      addTo(next, awarded > 0 && generation > 0 ? convolved(own, powerOf(law, awarded)) : own);
    law = next;
  }
  return law;
}

/** For each feature, the number of generations after which further ones are too unlikely to matter. */
const generations = ({ features }: Spread): number[] =>
  features.map((feature, index) => {
    const mean = meanAward(feature, index);
    if (mean === 0) return 0;
    return Math.min(mostGenerations, Math.ceil(Math.log(rounding) / Math.log(mean)));
  });

/** The chance that free spins continue for more generations than `generations` takes into account. */
const furtherGenerations = (spread: Spread): number =>
  spread.features.reduce((sum, feature, index) => {
    const mean = meanAward(feature, index);
    const first = meanOf(spread.outcomes, spread.cycle, ({ awards }) => awards[index] ?? 0);
    return sum + first * mean ** ((generations(spread)[index] ?? 0) + 1);
  }, 0);

/** For each feature, the number of generations that `maxSpins` never cuts short. */
const withinSpins = ({ outcomes, features }: Spread): number[] =>
  features.map(({ feature, spins }, index) => {
    const most = (of: readonly SpinOutcomes[]) =>
      of.reduce((highest, { awards }) => Math.max(highest, awards[index] ?? 0), 0);
    const again = feature.retrigger ? most(spins.outcomes) : 0;
    if (again === 0) return 0;
    let [depth, generation] = [0, most(outcomes) * again];
    for (let played = most(outcomes) + generation; played <= feature.maxSpins; played += generation) {
      depth += 1;
      generation *= again;
      if (depth >= mostGenerations) break;
    }
    return depth;
  });

/** An upper bound of the chance that `maxSpins` of any feature cuts a round short. */
const chanceOfTooManySpins = (spread: Spread): number =>
  spread.features.reduce((sum, one, index) => {
    const counted = { ...one, feature: { ...one.feature, multiplier: 1, maxSpins: Infinity } };
    const blank = { ...spread, outcomes: spread.outcomes.map((outcome) => ({ ...outcome, credits: 0 })) };
    const alone = {
      ...blank,
      outcomes: blank.outcomes.map(({ awards, ...outcome }) => ({
        ...outcome,
        awards: [awards[index] ?? 0],
      })),
      features: [
        {
          ...counted,
          spins: {
            ...one.spins,
            outcomes: one.spins.outcomes.map(({ awards, ...outcome }) => ({
              ...outcome,
              credits: 1,
              awards: [awards[index] ?? 0],
            })),
          },
        },
      ],
    };
    const amounts: Amounts = { limit: one.feature.maxSpins + 1, unitsOf: (count) => count };
    return sum + reached(alone, amounts, generations(alone)) + furtherGenerations(alone);
  }, 0);

const awardedBy = (retrigger: boolean, spins = 0) => (retrigger ? spins : 0);

const meanAward = ({ feature, spins }: FeatureSpins, index: number): number =>
  meanOf(spins.outcomes, spins.cycle, ({ awards }) => awardedBy(feature.retrigger, awards[index]));

const meanOf = (
  outcomes: readonly SpinOutcomes[],
  cycle: number,
  valueOf: (outcome: SpinOutcomes) => number,
): number => outcomes.reduce((sum, outcome) => sum + (outcome.weight / cycle) * valueOf(outcome), 0);

const chanceOf = (
  outcomes: readonly SpinOutcomes[],
  cycle: number,
  is: (outcome: SpinOutcomes) => boolean,
): number => meanOf(outcomes, cycle, (outcome) => (is(outcome) ? 1 : 0));
