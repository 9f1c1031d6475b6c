import type { ExactModel } from '../exact/exact-model';

/** The certified distribution of a round, for comparison with rounds of players. In costs, as decimals. */
export interface RtpBounds {
  /** Between these, the RTP with `maxWinX` and `maxSpins`. */
  readonly low: string;
  readonly high: string;
  /** Upper bound of the standard deviation of a round; absent if only that of a sample is known, which can be too small. */
  readonly sd?: string;
}

export const rtpBoundsOf = ({ metrics: { rtp, sd } }: ExactModel): RtpBounds => ({
  ...{ low: rtp.least, high: rtp.most },
  ...(sd && { sd: sd.most }),
});
