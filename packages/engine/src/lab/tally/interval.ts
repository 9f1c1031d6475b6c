/** The number of standard deviations for a 99 % confidence interval of a normal mean. */
export const confidence = 2.576;

/**
 * The maximum half width of the 99 % interval of the RTP at which a run is still decided: half a percentage
 * point.
 */
export const widestHalf = 0.005;

/** Half the width of the 99 % interval of the mean of this many rounds. */
export const halfWidthOf = (deviation: number, rounds: number): number =>
  (confidence * deviation) / Math.sqrt(rounds);

/** An INCONCLUSIVE run as the API returns it: decimals of a `TestRun`. */
export interface UndecidedRun {
  readonly rounds: number;
  /** Half the width of the interval, computed with the deviation of the sample. */
  readonly halfWidth: string | null;
  /** The exact standard deviation if it is known, otherwise that of the sample. */
  readonly sd: string | null;
  readonly checks: readonly { readonly roundsNeeded?: number | null }[];
}

/**
 * An estimate of the number of rounds after which the interval is narrow enough, rounded up to two digits; 0
 * for a deviation of 0.
 */
export const roundsFor = (deviation: number): number => roundsForHalfWidth(deviation, widestHalf);

/** The same for an interval with any half width. At most 2 ^ 53 − 1. */
export function roundsForHalfWidth(deviation: number, half: number): number {
  const needed = ((confidence * deviation) / half) ** 2;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(needed)) - 1);
  return Math.min(Number.MAX_SAFE_INTEGER, Math.ceil(needed / unit) * unit);
}

/**
 * The number of rounds that makes the interval narrow enough (with the larger deviation) and decides every
 * undecided rule.
 */
export function roundsToDecide({ rounds, halfWidth, sd, checks }: UndecidedRun): number {
  const deviation = Math.max((Number(halfWidth) * Math.sqrt(rounds)) / confidence, Number(sd));
  const needed = halfWidthOf(deviation, rounds) > widestHalf ? roundsFor(deviation) : 0;
  return Math.max(needed, ...checks.map(({ roundsNeeded }) => roundsNeeded ?? 0));
}
