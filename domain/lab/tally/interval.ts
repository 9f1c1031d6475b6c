/** Deviations of a normal mean that hold 99 of 100 samples. */
export const confidence = 2.576;

/** Half of the widest 99 % interval of the RTP that still decides a run: half a point. */
export const widestHalf = 0.005;

/** Half the width of the 99 % interval of the mean of so many rounds. */
export const halfWidthOf = (deviation: number, rounds: number): number =>
  (confidence * deviation) / Math.sqrt(rounds);

/** An INCONCLUSIVE run as the API returns it: decimals of a `TestRun`. */
export interface UndecidedRun {
  readonly rounds: number;
  /** Of the interval by the deviation of the sample. */
  readonly halfWidth: string | null;
  /** The exact standard deviation if it is known, else that of the sample. */
  readonly sd: string | null;
  readonly checks: readonly { readonly roundsNeeded?: number | null }[];
}

/** About how many rounds make the interval narrow enough: rounded up to two digits; 0 for a deviation of 0. */
export function roundsFor(deviation: number): number {
  const needed = ((confidence * deviation) / widestHalf) ** 2;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(needed)) - 1);
  return Math.ceil(needed / unit) * unit;
}

/** Rounds that make the interval narrow enough, by the wider deviation, and that decide every undecided rule. */
export function roundsToDecide({ rounds, halfWidth, sd, checks }: UndecidedRun): number {
  const deviation = Math.max((Number(halfWidth) * Math.sqrt(rounds)) / confidence, Number(sd));
  const needed = halfWidthOf(deviation, rounds) > widestHalf ? roundsFor(deviation) : 0;
  return Math.max(needed, ...checks.map(({ roundsNeeded }) => roundsNeeded ?? 0));
}
