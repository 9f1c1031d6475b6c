/**
 * The probabilities of 0, 1, 2 … units below a limit. The rest to 1 is the probability of reaching the limit.
 */
export type SubLaw = Float64Array;

/** The distribution of zero units. */
export function nothing(limit: number): SubLaw {
  const law = new Float64Array(limit);
  law[0] = 1;
  return law;
}

/** The distribution of the sum of two independent amounts. */
export function convolved(one: SubLaw, other: SubLaw): SubLaw {
  const sum = new Float64Array(one.length);
  one.forEach((chance, units) => {
    if (chance === 0) return;
    for (let more = 0; more + units < sum.length; more += 1)
      sum[units + more] = (sum[units + more] ?? 0) + chance * (other[more] ?? 0);
  });
  return sum;
}

/** The distribution of the sum of this many independent amounts with the same distribution. */
export function powerOf(law: SubLaw, times: number): SubLaw {
  let result = nothing(law.length);
  let square = law;
  for (let left = times; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = convolved(result, square);
    if (left > 1) square = convolved(square, square);
  }
  return result;
}

export const addTo = (sum: SubLaw, law: SubLaw, factor = 1): void =>
  law.forEach((chance, units) => (sum[units] = (sum[units] ?? 0) + factor * chance));

export const totalOf = (law: SubLaw): number => law.reduce((sum, chance) => sum + chance, 0);
