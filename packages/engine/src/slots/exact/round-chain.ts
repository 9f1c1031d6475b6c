import type { Distribution } from './exact-distribution';
import type { FeatureSpins } from './feature-spins';
import { fraction, type Fraction } from './fraction';

/** The largest number of steps of the chain. A step is one outcome of a spin in one state. */
const mostSteps = 200_000;
/** The largest size of a number in bits. */
const mostBits = 4096;

/**
 * The mean win of a round in credits with `maxSpins` and at most `cap` credits, as an exact fraction: plays all spins in
 * the order of the engine. Undefined if that takes too many steps.
 */
export function cappedMean(
  cap: number,
  base: Distribution,
  features: readonly FeatureSpins[],
): Fraction | undefined {
  let steps = mostSteps - base.outcomes.length;
  let bits = Math.log2(base.cycle);
  for (const { feature, spins } of features) bits += feature.maxSpins * Math.log2(spins.cycle);
  if (steps < 0 || bits > mostBits) return undefined;
  let denominator = BigInt(base.cycle);
  /** The weight of each combination of credits and awards. Awards before the current feature are 0. */
  let rounds = joinedRounds(
    base.outcomes.map(({ credits, awards, weight }) => [Math.min(credits, cap), awards, BigInt(weight)]),
  );
  for (const [index, { feature, spins }] of features.entries()) {
    const { maxSpins, multiplier, retrigger } = feature;
    const cycle = BigInt(spins.cycle);
    let waiting = joinedRounds(
      [...rounds.values()].map(({ credits, awards, weight }) => [
        credits,
        awards.with(index, Math.min(awards[index] ?? 0, maxSpins)),
        weight,
      ]),
    );
    const mayGoOn = ({ credits, awards }: Rounds) => (awards[index] ?? 0) > 0 && credits < cap;
    for (let played = 0; played < maxSpins && [...waiting.values()].some(mayGoOn); played += 1) {
      const next: Entry[] = [];
      denominator *= cycle;
      steps -= waiting.size;
      for (const { credits, awards, weight } of waiting.values()) {
        const left = awards[index] ?? 0;
        if (left === 0 || credits >= cap) {
          next.push([credits, credits >= cap ? awards.map(() => 0) : awards, weight * cycle]);
          continue;
        }
        steps -= spins.outcomes.length;
        if (steps < 0) return undefined;
        for (const outcome of spins.outcomes) {
          const total = Math.min(credits + outcome.credits * multiplier, cap);
          const more = retrigger ? (outcome.awards[index] ?? 0) : 0;
          const room = maxSpins - played - 1;
          next.push([
            total,
            total >= cap ? awards.map(() => 0) : awards.with(index, Math.min(left - 1 + more, room)),
            weight * BigInt(outcome.weight),
          ]);
        }
      }
      waiting = joinedRounds(next);
    }
    if (steps < 0) return undefined;
    rounds = waiting;
  }
  let total = 0n;
  for (const { credits, weight } of rounds.values()) total += BigInt(credits) * weight;
  return fraction(total, denominator);
}

type Entry = readonly [credits: number, awards: readonly number[], weight: bigint];

interface Rounds {
  readonly credits: number;
  readonly awards: readonly number[];
  readonly weight: bigint;
}

function joinedRounds(entries: readonly Entry[]): Map<string, Rounds> {
  const joined = new Map<string, Rounds>();
  for (const [credits, awards, weight] of entries) {
    const key = `${credits}:${awards.join()}`;
    joined.set(key, { credits, awards, weight: weight + (joined.get(key)?.weight ?? 0n) });
  }
  return joined;
}
