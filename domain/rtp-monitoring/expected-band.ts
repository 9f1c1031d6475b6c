import type { RtpReference } from './rtp-reference';

/** The expected range of the RTP for a number of rounds: 3 standard deviations of the mean to either side. */
export interface ExpectedBand {
  readonly low: number;
  readonly high: number;
}

const deviations = 3;

/** Half the width of the widest useful band: 5 percentage points. */
export const widestHalfBand = 0.05;

/** Undefined if there are too few rounds, so that the band would be wider than `widestHalfBand` to either side. */
export function expectedBand({ low, high, sd }: RtpReference, rounds: number): ExpectedBand | undefined {
  if (rounds < leastRounds(sd)) return undefined;
  const half = (deviations * sd) / Math.sqrt(rounds);
  return { low: Math.max(0, low - half), high: high + half };
}

/** The smallest number of rounds for which there is a band. */
export const leastRounds = (sd: number): number =>
  Math.max(1, Math.ceil(((deviations * sd) / widestHalfBand) ** 2));
