import type { RtpReference } from './rtp-reference';

/** The RTP that so many rounds are expected to have: 3 standard deviations of their mean to either side. */
export interface ExpectedBand {
  readonly low: number;
  readonly high: number;
}

const deviations = 3;

/** Half the width of the widest band that says anything: 5 points of RTP. */
export const widestHalfBand = 0.05;

/** Undefined for too few rounds: the band would be wider than 5 points of RTP to either side. */
export function expectedBand({ rtp, capLoss, sd }: RtpReference, rounds: number): ExpectedBand | undefined {
  if (rounds < leastRounds(sd)) return undefined;
  const half = (deviations * sd) / Math.sqrt(rounds);
  return { low: Math.max(0, rtp - capLoss - half), high: rtp + half };
}

/** The fewest rounds with a band. */
export const leastRounds = (sd: number): number =>
  Math.max(1, Math.ceil(((deviations * sd) / widestHalfBand) ** 2));
