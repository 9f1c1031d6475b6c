import type { LevelCell } from '#domain/counters/day-counters';
import { monitorRtp, type RtpFinding } from './monitor-rtp';
import { playedRoundsOf } from './played-levels';
import type { RtpReference } from './rtp-reference';

/** What is monitored by itself: a version at a bet level, in minor units. */
export interface RtpSeries {
  readonly versionId: string;
  readonly betLevel: bigint;
}

export interface FoundAlert extends RtpSeries {
  /** The days that were looked at, both included. */
  readonly from: string;
  readonly to: string;
  readonly reference: RtpReference;
  readonly finding: RtpFinding;
}

export interface PlayedGame {
  /** One after the other, oldest first. */
  readonly days: readonly string[];
  readonly cellsOn: ReadonlyMap<string, readonly LevelCell[]>;
  /** Of each version with a certificate. */
  readonly references: ReadonlyMap<string, RtpReference>;
}

/**
 * The series whose actual RTP is more than chance explains. `handledOn` is the day of the last alert of a series that
 * was acknowledged: days up to it are left out.
 */
export function findAlerts(
  { days, cellsOn, references }: PlayedGame,
  handledOn: (series: RtpSeries) => string | undefined,
): readonly FoundAlert[] {
  return seriesIn([...cellsOn.values()].flat()).flatMap((series) => {
    const reference = references.get(series.versionId);
    const handled = handledOn(series);
    const looked = handled === undefined ? days : days.filter((day) => day > handled);
    const [from, to] = [looked[0], looked.at(-1)];
    if (!reference || from === undefined || to === undefined) return [];
    const played = looked.map((day) => playedRoundsOf((cellsOn.get(day) ?? []).filter(isOf(series))));
    const finding = monitorRtp(reference, played);
    return finding.status === 'ALERT' ? [{ ...series, from, to, reference, finding }] : [];
  });
}

const isOf = (one: RtpSeries) => (other: RtpSeries) =>
  one.versionId === other.versionId && one.betLevel === other.betLevel;

const seriesIn = (cells: readonly LevelCell[]): readonly RtpSeries[] => [
  ...new Map(
    cells.map(({ versionId, betLevel }) => [`${versionId} ${betLevel}`, { versionId, betLevel }]),
  ).values(),
];
