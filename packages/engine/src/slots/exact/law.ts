/**
 * The distribution of a number of units up to a limit. Every number is a sum of products of numbers that are not negative,
 * so its relative error is at most `roundings` × 2 ^ −53.
 */
export interface Law {
  /** The chance of each number of units below the limit. */
  readonly below: Float64Array;
  /** The chance of any number of units (1, or less for a part of a distribution), and the sum of chance × units. */
  readonly total: number;
  readonly mean: number;
  /** The chance of the limit and more, and the sum of chance × units above the limit. */
  readonly over: number;
  readonly excess: number;
  readonly roundings: number;
}

/** A law that is prepared for convolution with others. */
export interface Factor {
  readonly law: Law;
  /** The numbers of units below the limit that have a chance, ascending. */
  readonly units: Int32Array;
  readonly chances: Float64Array;
  /** For each number of units up to the limit: the chance of that and more, and the mean of the units above it. */
  readonly tail: Float64Array;
  readonly tailExcess: Float64Array;
}

/** The distribution of units with these chances, each with the relative error of one rounding. */
export function lawOf(limit: number, chances: Iterable<readonly [units: number, chance: number]>): Law {
  const below = new Float64Array(limit);
  let [total, mean, over, excess, count] = [0, 0, 0, 0, 0];
  for (const [units, chance] of chances) {
    count += 1;
    total += chance;
    mean += chance * units;
    if (units < limit) below[units] = (below[units] ?? 0) + chance;
    else {
      over += chance;
      excess += chance * (units - limit);
    }
  }
  return { below, total, mean, over, excess, roundings: count + 2 };
}

/** The distribution of zero units. */
export const nothing = (limit: number): Law => lawOf(limit, [[0, 1]]);

export function factorOf(law: Law): Factor {
  const { below } = law;
  const limit = below.length;
  const units = Int32Array.from(below.keys()).filter((at) => (below[at] ?? 0) > 0);
  const tail = new Float64Array(limit + 1);
  const tailExcess = new Float64Array(limit + 1);
  tail[limit] = law.over;
  tailExcess[limit] = law.excess;
  for (let at = limit - 1; at >= 0; at -= 1) {
    tail[at] = (tail[at + 1] ?? 0) + (below[at] ?? 0);
    tailExcess[at] = (tailExcess[at + 1] ?? 0) + (tail[at + 1] ?? 0);
  }
  return {
    law,
    units,
    chances: units.length > 0 ? Float64Array.from(units, (at) => below[at] ?? 0) : new Float64Array(0),
    tail,
    tailExcess,
  };
}

/** The number of multiplications of `convolved`. */
export const workOf = ({ law, units }: Factor): number => (units.length + 2) * law.below.length;

/** The distribution of the sum of two independent numbers of units. */
export function convolved(law: Law, factor: Factor): Law {
  const { below } = law;
  const { law: other, units, chances, tail, tailExcess } = factor;
  const limit = below.length;
  const sum = new Float64Array(limit);
  let at = 0;
  // Four numbers of units at once take half the time, because each sum is loaded and stored only once.
  for (; at + 3 < units.length; at += 4) {
    const [u0 = 0, u1 = 0, u2 = 0, u3 = 0] = units.subarray(at, at + 4);
    const [c0 = 0, c1 = 0, c2 = 0, c3 = 0] = chances.subarray(at, at + 4);
    addShifted(sum, below, u0, u3, c0);
    addShifted(sum, below, u1, u3, c1);
    addShifted(sum, below, u2, u3, c2);
    for (let to = u3; to < limit; to += 1)
      sum[to] =
        (sum[to] ?? 0) +
        (c0 * (below[to - u0] ?? 0) + c1 * (below[to - u1] ?? 0)) +
        (c2 * (below[to - u2] ?? 0) + c3 * (below[to - u3] ?? 0));
  }
  for (; at < units.length; at += 1) addShifted(sum, below, units[at] ?? 0, limit, chances[at] ?? 0);
  let over = law.over * other.total;
  let excess = law.excess * other.total + law.over * other.mean;
  for (let from = 0; from < limit; from += 1) {
    const chance = below[from] ?? 0;
    over += chance * (tail[limit - from] ?? 0);
    excess += chance * (tailExcess[limit - from] ?? 0);
  }
  return {
    ...{ below: sum, over, excess },
    total: law.total * other.total,
    mean: law.total * other.mean + law.mean * other.total,
    roundings: law.roundings + other.roundings + 2 * limit + 4,
  };
}

/** Adds `below`, shifted by `units`, to the part of `sum` before `end`. */
function addShifted(
  sum: Float64Array,
  below: Float64Array,
  units: number,
  end: number,
  chance: number,
): void {
  for (let to = units; to < end; to += 1) sum[to] = (sum[to] ?? 0) + chance * (below[to - units] ?? 0);
}

/** The sum of two parts of a distribution, the second multiplied by a chance. */
export function added(law: Law, other: Law, chance = 1): Law {
  return {
    below: law.below.map((own, units) => own + chance * (other.below[units] ?? 0)),
    total: law.total + chance * other.total,
    mean: law.mean + chance * other.mean,
    over: law.over + chance * other.over,
    excess: law.excess + chance * other.excess,
    roundings: Math.max(law.roundings, other.roundings) + 2,
  };
}
