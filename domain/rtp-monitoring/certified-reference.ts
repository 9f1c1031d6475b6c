import type { RtpReference } from './rtp-reference';

/** What the run that certified a version says of its rounds. */
export interface CertifiedRun {
  /** Exact, as a reduced fraction such as `19/20`. */
  readonly rtpFraction: string;
  readonly maxWinX: number;
  readonly rtpBounds?: { readonly sd: string; readonly capLoss: string | null } | undefined;
}

/** Half of the last digit of a deviation. */
const rounding = 0.000_05;

/**
 * Where the deviation is not known, it is the largest that any distribution with this mean and range has (Bhatia and
 * Davis, https://doi.org/10.1080/00029890.2000.12005203). Where the loss by caps is not known, no RTP is too low.
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

/** Its parts may be too large for a number. */
function quotient(fraction: string): number {
  const [numerator = '0', denominator = '1'] = fraction.split('/');
  const digits = 15;
  const scaled = (BigInt(numerator) * 10n ** BigInt(digits)) / BigInt(denominator);
  return Number(scaled) / 10 ** digits;
}
