/**
 * P-values: the probability of a statistic this extreme or more extreme under the null hypothesis.
 * Implemented here, because the domain uses no packages. Accurate to about 12 digits, and the same on every
 * machine.
 */

/** The upper tail of the chi-square distribution. `degrees` is an integer of at least 1. */
export function chiSquareTail(statistic: number, degrees: number): number {
  if (statistic <= 0) return 1;
  const [shape, x] = [degrees / 2, statistic / 2];
  return x < shape + 1 ? 1 - lowerGamma(shape, x) : upperGamma(shape, x);
}

/**
 * Both tails of the standard normal distribution: its square has a chi-square distribution with one degree of
 * freedom.
 */
export const normalTails = (deviations: number): number => chiSquareTail(deviations ** 2, 1);

const enough = 1e-15;

/** The regularised lower incomplete gamma function by its series (DLMF 8.7.1). */
function lowerGamma(shape: number, x: number): number {
  let term = 1 / shape;
  let sum = term;
  for (let n = 1; term > sum * enough; n += 1) {
    term *= x / (shape + n);
    sum += term;
  }
  return sum * weight(shape, x);
}

/** The regularised upper incomplete gamma function by its continued fraction (DLMF 8.9.2), by Lentz's method. */
function upperGamma(shape: number, x: number): number {
  let bottom = x + 1 - shape;
  let d = 1 / bottom;
  let c = 1 / Number.MIN_VALUE ** 0.5;
  let value = d;
  for (let n = 1, change = 0; Math.abs(change - 1) > enough && n < 10_000; n += 1) {
    const top = n * (shape - n);
    bottom += 2;
    d = 1 / (bottom + top * d);
    c = bottom + top / c;
    change = c * d;
    value *= change;
  }
  return value * weight(shape, x);
}

/** x ^ shape · e ^ −x / Γ(shape). */
const weight = (shape: number, x: number) => Math.exp(shape * Math.log(x) - x - logGamma(shape));

/** ln Γ of a multiple of ½, by recursion down to Γ(1) = 1 or Γ(½) = √π. */
function logGamma(shape: number): number {
  let below = shape - 1;
  let sum = 0;
  for (; below > 0; below -= 1) sum += Math.log(below);
  return below === 0 ? sum : sum + Math.log(Math.PI) / 2;
}
