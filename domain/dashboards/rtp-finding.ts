import type { RtpFinding } from '#domain/generated/types';
import { expectedBand } from '#domain/rtp-monitoring/expected-band';
import { actualRtpOf, type PlayedRounds, type RtpReference } from '#domain/rtp-monitoring/rtp-reference';

const digits = 6;

export const decimalRtp = (rtp: number): string => rtp.toFixed(digits);

/** The RTP of a certificate; the larger bound if it is not known exactly. */
export const certifiedRtp = ({ high }: RtpReference): string => decimalRtp(high);

/** Compares the actual RTP with the band for a single test. Alerts use a different bound (decision 199). */
export function rtpFinding(reference: RtpReference | undefined, played: PlayedRounds): RtpFinding {
  const { rounds } = played;
  const rtp = actualRtpOf(played);
  const band = reference && expectedBand(reference, rounds);
  const reported = {
    rounds,
    actualRtp: rtp === undefined ? null : decimalRtp(rtp),
    low: band ? decimalRtp(band.low) : null,
    high: band ? decimalRtp(band.high) : null,
  };
  if (!reference) return { status: 'NO_REFERENCE', ...reported };
  if (rtp === undefined || !band) return { status: 'NOT_ENOUGH_ROUNDS', ...reported };
  return { status: rtp < band.low || rtp > band.high ? 'OUTSIDE_BAND' : 'WITHIN_BAND', ...reported };
}
