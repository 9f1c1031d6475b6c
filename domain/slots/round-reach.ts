import type { Distribution } from './exact-distribution';
import type { MathModel, Mode } from './math-model';
import type { FeatureSpins } from './round-spread';

/** The largest round, in costs. */
export interface RoundReach {
  /** The largest base spin. */
  readonly base: number;
  /** Some round wins at least so much. */
  readonly attained: number;
  /** No round wins more. */
  readonly bound: number;
}

/**
 * Without features all three agree. With them, `attained` is a round in which every free spin wins the most, but
 * those that must award further spins win nothing; `bound` is one in which all `maxSpins` win the most.
 */
export function roundReach(
  model: MathModel,
  mode: Mode,
  base: Distribution,
  features: readonly FeatureSpins[],
): RoundReach {
  const cap = model.maxWinX * mode.cost;
  const largest = largestOf(base);
  const best = features.map(({ feature, spins }) => largestOf(spins) * feature.multiplier);
  const canTrigger = features.map((_, f) => base.outcomes.some(({ awards }) => (awards[f] ?? 0) > 0));
  const bound = features.reduce(
    (sum, { feature }, f) => sum + (canTrigger[f] ? feature.maxSpins * (best[f] ?? 0) : 0),
    largest,
  );
  const attained = base.outcomes.map(({ credits, awards }) =>
    features.reduce((sum, one, f) => sum + fullSpins(one, f, awards[f] ?? 0) * (best[f] ?? 0), credits),
  );
  const inCosts = (credits: number) => Math.min(credits, cap) / mode.cost;
  return { base: inCosts(largest), attained: inCosts(Math.max(...attained)), bound: inCosts(bound) };
}

const largestOf = ({ outcomes }: Distribution) => outcomes.at(-1)?.credits ?? 0;

/** Free spins of the longest feature that need not award anything. */
function fullSpins({ feature, spins }: FeatureSpins, index: number, awarded: number): number {
  if (awarded === 0 || awarded >= feature.maxSpins) return Math.min(awarded, feature.maxSpins);
  const more = feature.retrigger ? Math.max(...spins.outcomes.map(({ awards }) => awards[index] ?? 0)) : 0;
  if (more === 0) return awarded;
  return Math.max(awarded, feature.maxSpins - Math.ceil((feature.maxSpins - awarded) / more));
}
