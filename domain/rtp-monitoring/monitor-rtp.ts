import { logEvidence, logSum } from './deviation-evidence';
import { type ExpectedBand, expectedBand } from './expected-band';
import { actualRtpOf, type PlayedRounds, type RtpReference, sumOf } from './rtp-reference';

/** The length of the evaluated window in days, including the newest day. */
export const monitoredDays = 30;

/** The minimum average number of days of play between two false alerts in one series of a correct game. */
export const daysPerFalseAlert = 30_000;

export type RtpStatus =
  /** The band would be wider than ±5 percentage points. */
  | 'NOT_ENOUGH_ROUNDS'
  | 'WITHIN_BAND'
  /** Outside the band for a single test. This also happens to correct games, because every day is a test. */
  | 'OUTSIDE_BAND'
  /** More than chance explains, for any number of tests. */
  | 'ALERT';

export interface RtpFinding {
  readonly status: RtpStatus;
  readonly rounds: number;
  readonly actualRtp?: number;
  readonly band?: ExpectedBand;
}

/**
 * Compares the rounds of at most 30 days, oldest first, with the certificate. The caller omits the days up to the
 * acknowledgment of the last alert.
 *
 * The alert is a Shiryaev–Roberts e-detector: the sum of the evidence since each day of the window. The sum minus the
 * number of days is a supermartingale, so P(false alert within T days) ≤ T / `daysPerFalseAlert`
 * (Shin, Ramdas and Rinaldo, https://arxiv.org/abs/2203.03532).
 */
export function monitorRtp(reference: RtpReference, days: readonly PlayedRounds[]): RtpFinding {
  if (days.length > monitoredDays)
    throw new RangeError(`${days.length} days are more than ${monitoredDays}.`);
  const played = sumOf(days);
  const actualRtp = actualRtpOf(played);
  const band = expectedBand(reference, played.rounds);
  return {
    status: statusOf(isAlert(reference, days), actualRtp, band),
    rounds: played.rounds,
    ...(actualRtp !== undefined && { actualRtp }),
    ...(band && { band }),
  };
}

function statusOf(alert: boolean, rtp: number | undefined, band: ExpectedBand | undefined): RtpStatus {
  if (alert) return 'ALERT';
  if (rtp === undefined || band === undefined) return 'NOT_ENOUGH_ROUNDS';
  return rtp < band.low || rtp > band.high ? 'OUTSIDE_BAND' : 'WITHIN_BAND';
}

function isAlert(reference: RtpReference, days: readonly PlayedRounds[]): boolean {
  const since = days.map((_, first) => logEvidence(reference, sumOf(days.slice(first))));
  return logSum(since) >= Math.log(daysPerFalseAlert);
}
