import type { ExactModel } from '../exact/exact-model';

/** What a certificate says of the spread of a round, for comparing the rounds that are played later with it. */
export interface RtpBounds {
  /** Standard deviation of a round in costs, as a decimal; caps make it less. */
  readonly sd: string;
  /** The most that caps take off the RTP, as a decimal; null if it is not known. */
  readonly capLoss: string | null;
}

/** Undefined if the deviation is known from the rounds of the run only: that may be too small. */
export function rtpBoundsOf({ figures: { spread, pairs } }: ExactModel): RtpBounds | undefined {
  if (spread) return { sd: spread.sd, capLoss: spread.closeCapLoss ?? spread.capLoss };
  return pairs && { sd: pairs.sd, capLoss: pairs.mayBeLimited ? null : '0' };
}
