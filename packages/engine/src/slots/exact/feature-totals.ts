import type { FeatureSpins } from './feature-spins';

/** The total win of a feature in credits, for a number of spins that the base spin awards. */
export interface FeatureTotal {
  readonly mean: number;
  readonly square: number;
  /** The chance that it wins nothing. */
  readonly blank: number;
}

/**
 * The total of a feature with `maxSpins`, by first award: computed backwards from the last possible spin. G = Y + G',
 * where the award N of a spin decides the distribution of the rest G', so E[G²] = E[Y²] + 2 E[Y · E[G' | N]] + E[G'²].
 */
export function featureTotals({ feature, spins }: FeatureSpins, index: number) {
  const { maxSpins, multiplier, retrigger } = feature;
  const byAward = new Map<number, Award>();
  for (const { credits, awards, weight } of spins.outcomes) {
    const award = retrigger ? (awards[index] ?? 0) : 0;
    const own = byAward.get(award) ?? { award, chance: 0, win: 0, square: 0, blank: 0 };
    const chance = weight / spins.cycle;
    own.chance += chance;
    own.win += chance * credits * multiplier;
    own.square += chance * (credits * multiplier) ** 2;
    own.blank += credits === 0 ? chance : 0;
    byAward.set(award, own);
  }
  const outcomes = [...byAward.values()];
  const none: FeatureTotal = { mean: 0, square: 0, blank: 1 };
  let after = [none];
  for (let room = 1; room <= maxSpins; room += 1) {
    const now = [none];
    for (let left = 1; left <= room; left += 1) {
      let [mean, square, blank] = [0, 0, 0];
      for (const one of outcomes) {
        const rest = after[Math.min(left - 1 + one.award, room - 1)] ?? none;
        mean += one.win + one.chance * rest.mean;
        square += one.square + 2 * one.win * rest.mean + one.chance * rest.square;
        blank += one.blank * rest.blank;
      }
      now.push({ mean, square, blank });
    }
    after = now;
  }
  return (awarded: number): FeatureTotal => after[Math.min(awarded, maxSpins)] ?? none;
}

interface Award {
  readonly award: number;
  chance: number;
  win: number;
  square: number;
  blank: number;
}
