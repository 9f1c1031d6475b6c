import type { RtpReference } from './rtp-reference';

/** The figures of the run that certified a version. */
export interface CertifiedRun {
  /** A reduced fraction such as `19/20`; null if the RTP has no short one. */
  readonly rtpFraction: string | null;
  readonly maxWinX: number;
  readonly rtpBounds?: CertifiedBounds | EarlierBounds | undefined;
}

/** Decimals, from `ruleset/4` on. `sd` is absent if the deviation is unknown. */
export interface CertifiedBounds {
  readonly low: string;
  readonly high: string;
  readonly sd?: string | undefined;
}

/** Of earlier rule sets: what limits can take from the RTP of `rtpFraction`; null if it is unknown. */
export interface EarlierBounds {
  readonly sd: string;
  readonly capLoss: string | null;
}

/** The largest rounding error of a stored deviation: half of its last digit. */
const rounding = 0.000_05;

/**
 * If the deviation is unknown, uses the largest deviation that is possible with this mean and range (Bhatia and Davis,
 * https://doi.org/10.1080/00029890.2000.12005203). If the effect of limits is unknown, no RTP counts as too low.
 */
export function certifiedReference(run: CertifiedRun): RtpReference {
  const { maxWinX, rtpBounds } = run;
  const { low, high } = rtpOf(run);
  const sd = rtpBounds?.sd;
  return {
    ...{ low, high, maxWinX },
    sd: sd === undefined ? largestDeviation(low, high, maxWinX) : Number(sd) + rounding,
  };
}

function rtpOf({ rtpFraction, rtpBounds }: CertifiedRun): { readonly low: number; readonly high: number } {
  if (rtpBounds && 'low' in rtpBounds) return { low: Number(rtpBounds.low), high: Number(rtpBounds.high) };
  const rtp = quotient(rtpFraction ?? '0');
  const capLoss = rtpBounds?.capLoss ?? null;
  return { low: capLoss === null ? 0 : rtp - Number(capLoss), high: rtp };
}

/** The variance of wins from 0 to `maxWinX` with this mean is at most (maxWinX − mean) × mean. */
const largestDeviation = (low: number, high: number, maxWinX: number): number => {
  const mean = Math.min(Math.max(maxWinX / 2, low), high);
  return Math.sqrt(Math.max(0, maxWinX - mean) * mean);
};

/** Numerator and denominator can exceed the range of a number. */
function quotient(fraction: string): number {
  const [numerator = '0', denominator = '1'] = fraction.split('/');
  const digits = 15;
  const scaled = (BigInt(numerator) * 10n ** BigInt(digits)) / BigInt(denominator);
  return Number(scaled) / 10 ** digits;
}
