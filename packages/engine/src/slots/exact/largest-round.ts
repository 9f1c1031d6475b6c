import type { Distribution } from './exact-distribution';
import type { FeatureSpins } from './feature-spins';

/** The largest win of a base spin, in credits. */
export const largestSpin = ({ outcomes }: Distribution): number => outcomes.at(-1)?.credits ?? 0;

/** The largest win of a round in credits, including free spins and their limit, but without the win cap. */
export function largestRound(base: Distribution, features: readonly FeatureSpins[]): number {
  const largest = features.map(largestByAward);
  const totals = base.outcomes.map(({ credits, awards }) =>
    largest.reduce((sum, wonWith, index) => sum + wonWith(awards[index] ?? 0), credits),
  );
  return totals.reduce((most, total) => Math.max(most, total), 0);
}

/**
 * By number of initially awarded spins: the largest win of a feature. Computed backwards from the last
 * possible spin.
 */
function largestByAward({ feature, spins }: FeatureSpins, index: number): (spins: number) => number {
  const { maxSpins, multiplier, retrigger } = feature;
  const bestByMore = new Map<number, number>();
  for (const { credits, awards } of spins.outcomes) {
    const more = retrigger ? (awards[index] ?? 0) : 0;
    bestByMore.set(more, Math.max(bestByMore.get(more) ?? 0, credits * multiplier));
  }
  const best = [...bestByMore];
  let after = new Array<number>(maxSpins + 1).fill(0);
  for (let played = maxSpins - 1; played >= 0; played -= 1) {
    const now = new Array<number>(maxSpins + 1).fill(0);
    for (let awarded = played + 1; awarded <= maxSpins; awarded += 1) {
      for (const [more, won] of best) {
        const total = won + (after[Math.min(awarded + more, maxSpins)] ?? 0);
        if (total > (now[awarded] ?? 0)) now[awarded] = total;
      }
    }
    after = now;
  }
  return (awarded) => after[Math.min(awarded, maxSpins)] ?? 0;
}
