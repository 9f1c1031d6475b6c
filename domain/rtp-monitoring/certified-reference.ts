import type { RtpReference } from './rtp-reference';

/** The figures of the run that certified a version. */
export interface CertifiedRun {
  /** Exact, as a reduced fraction such as `19/20`. */
  readonly rtpFraction: string;
  readonly maxWinX: number;
  readonly rtpBounds?: { readonly sd: string; readonly capLoss: string | null } | undefined;
}

/** The largest rounding error of a stored deviation: half of its last digit. */
const rounding = 0.000_05;

/**
 * If the deviation is unknown, uses the largest deviation that is possible with this mean and range (Bhatia and Davis,
 * https://doi.org/10.1080/00029890.2000.12005203). If the loss by caps is unknown, no RTP counts as too low.
 */
export function certifiedReference({ rtpFraction, maxWinX, rtpBounds }: CertifiedRun): RtpReference {
  const rtp = quotient(rtpFraction);
  const capLoss = rtpBounds?.capLoss ?? null;
  return {
    rtp,
    capLoss: capLoss === null ? rtp : Number(capLoss),
    sd: rtpBounds ? Number(rtpBounds.sd) + rounding : Math.sqrt(Math.max(0, maxWinX - rtp) * rtp),
    maxWinX,
  };
}

/** Numerator and denominator can exceed the range of a number. */
function quotient(fraction: string): number {
  const [numerator = '0', denominator = '1'] = fraction.split('/');
  const digits = 15;
  const scaled = (BigInt(numerator) * 10n ** BigInt(digits)) / BigInt(denominator);
  return Number(scaled) / 10 ** digits;
}
