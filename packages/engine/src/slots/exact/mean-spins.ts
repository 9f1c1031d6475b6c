import { exactly, type Bounds } from './bounds';
import { fraction } from './fraction';

/** The number of outcomes of a cycle by the number of spins that they award, including 0. */
export type AwardCounts = ReadonlyMap<number, bigint>;

/** The largest size of an exact result in bits. Above it, bounds are computed with `guardBits`. */
const exactBits = 4096;
const guardBits = 256n;

/**
 * The mean number of free spins of a feature in one round: the sum over k of the chance that spin k is played. It follows
 * from a chain over the numbers of played and remaining spins. `first` counts the outcomes of a base spin, and `more`
 * those of a free spin. The bounds are equal or differ by less than 2 ^ −200.
 */
export function meanSpins(first: AwardCounts, more: AwardCounts, maxSpins: number): Bounds {
  const [start, step] = [reduced(first), reduced(more)];
  const isSmall = step.cycle.toString(2).length * maxSpins <= exactBits;
  let waiting = new Map<number, bigint>();
  for (const [spins, weight] of start.counts)
    if (spins > 0)
      addTo(waiting, Math.min(spins, maxSpins), isSmall ? weight : (weight << guardBits) / start.cycle);
  /** Spins × weight. The exact total has the denominator `start.cycle * step.cycle ** played`. */
  let total = 0n;
  let roundings = waiting.size;
  let played = 0;
  for (; waiting.size > 0; played += 1) {
    if (isSmall && played > 0) total *= step.cycle;
    const room = maxSpins - played;
    const next = new Map<number, bigint>();
    for (const [left, weight] of waiting) {
      if (left >= room) {
        total += weight * BigInt(room);
        continue;
      }
      total += weight;
      for (const [spins, times] of step.counts)
        if (left - 1 + spins > 0) addTo(next, Math.min(left - 1 + spins, room - 1), weight * times);
    }
    if (!isSmall) for (const [left, weight] of next) next.set(left, weight / step.cycle);
    roundings += next.size;
    waiting = next;
  }
  if (isSmall) return exactly(fraction(total, start.cycle * step.cycle ** BigInt(Math.max(0, played - 1))));
  const most = total + BigInt(roundings) * BigInt(maxSpins);
  return { least: fraction(total, 1n << guardBits), most: fraction(most, 1n << guardBits) };
}

/** The same chances with the smallest possible counts. */
function reduced(counts: AwardCounts): { readonly cycle: bigint; readonly counts: AwardCounts } {
  const divisor = [...counts.values()].reduce(greatestCommonDivisor, 0n);
  const smallest = new Map([...counts].map(([spins, weight]) => [spins, weight / divisor]));
  return { cycle: [...smallest.values()].reduce((sum, weight) => sum + weight, 0n), counts: smallest };
}

const greatestCommonDivisor = (a: bigint, b: bigint): bigint =>
  b === 0n ? a : greatestCommonDivisor(b, a % b);

const addTo = (counts: Map<number, bigint>, key: number, weight: bigint) =>
  counts.set(key, (counts.get(key) ?? 0n) + weight);
