import type { FeatureSpins } from '#domain/slots/exact/feature-spins';
import type { RoundSpread } from '#domain/slots/exact/round-spread';

/**
 * The share of rounds that win anything, including free spins. If free spins can retrigger, `maxSpins` is not
 * taken into account.
 */
export function roundHitOf({ cycle, outcomes, features }: RoundSpread): number {
  const blanks = features.map(blankFreeSpin);
  const blank = outcomes
    .filter(({ credits }) => credits === 0)
    .reduce((sum, { weight, awards }) => {
      const chances = awards.map(
        (spins, index) => (blanks[index] ?? 1) ** Math.min(spins, features[index]?.feature.maxSpins ?? 0),
      );
      return sum + (weight / cycle) * chances.reduce((product, chance) => product * chance, 1);
    }, 0);
  return 1 - blank;
}

/**
 * The chance that neither a free spin nor any spin that it awards wins: the smallest q with q = P(nothing, N
 * = n) · qⁿ.
 */
function blankFreeSpin({ feature, spins }: FeatureSpins, index: number): number {
  const byAward = new Map<number, number>();
  for (const { credits, awards, weight } of spins.outcomes) {
    if (credits > 0) continue;
    const awarded = feature.retrigger ? (awards[index] ?? 0) : 0;
    byAward.set(awarded, (byAward.get(awarded) ?? 0) + weight / spins.cycle);
  }
  let blank = 0;
  for (let turn = 0; turn < 2000; turn += 1) {
    const next = [...byAward].reduce((sum, [awarded, chance]) => sum + chance * blank ** awarded, 0);
    if (next - blank < 1e-15) return next;
    blank = next;
  }
  return blank;
}
