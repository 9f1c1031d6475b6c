import type { ExactModel } from '../exact/exact-model';

/** The certified distribution of a round, for comparison with rounds of players. */
export interface RtpBounds {
  /** Standard deviation of a round's win in multiples of its cost, as a decimal. Caps lower it. */
  readonly sd: string;
  /** The largest amount by which caps can lower the RTP, as a decimal; null if unknown. */
  readonly capLoss: string | null;
}

/** Undefined if only a sample deviation from the rounds of the run is known, because it can be too small. */
export function rtpBoundsOf({ metrics: { spread, pairs } }: ExactModel): RtpBounds | undefined {
  if (spread) return { sd: spread.sd, capLoss: spread.closeCapLoss ?? spread.capLoss };
  return pairs && { sd: pairs.sd, capLoss: pairs.mayBeLimited ? null : '0' };
}
