import { logEvidence, logSum } from './deviation-evidence';
import { type ExpectedBand, expectedBand } from './expected-band';
import { actualRtpOf, type PlayedRounds, type RtpReference, sumOf } from './rtp-reference';

/** Days that are looked at together, the newest included. */
export const monitoredDays = 30;

/** A correct game raises a false alert once in so many days of play at most, on average (in one series). */
export const daysPerFalseAlert = 30_000;

export type RtpStatus =
  /** The band would be wider than ±5 points. */
  | 'NOT_ENOUGH_ROUNDS'
  | 'WITHIN_BAND'
  /** Outside the band of one look, which happens to correct games too, since every day is a look. */
  | 'OUTSIDE_BAND'
  /** More than chance explains, however often one looks. */
  | 'ALERT';

export interface RtpFinding {
  readonly status: RtpStatus;
  readonly rounds: number;
  readonly actualRtp?: number;
  readonly band?: ExpectedBand;
}

/**
 * Compares the rounds of at most 30 days, oldest first, with what the certificate says of them. Days before the last
 * alert was acknowledged are left out by the caller.
 *
 * The alert is a Shiryaev–Roberts e-detector: the evidence since each day of the window, added up. Less the number of
 * days it is a supermartingale, so that P(false alert within T days) ≤ T / `daysPerFalseAlert`
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
