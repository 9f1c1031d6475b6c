import type { LevelCell } from '#domain/counters/day-counters';
import { monitorRtp, type RtpFinding } from './monitor-rtp';
import { playedRoundsOf } from './played-levels';
import type { RtpReference } from './rtp-reference';

/** A version at one bet level, in minor units. Each series is monitored separately. */
export interface RtpSeries {
  readonly versionId: string;
  readonly betLevel: bigint;
}

export interface FoundAlert extends RtpSeries {
  /** The first and the last evaluated day. */
  readonly from: string;
  readonly to: string;
  readonly reference: RtpReference;
  readonly finding: RtpFinding;
}

export interface PlayedGame {
  /** Consecutive days, oldest first. */
  readonly days: readonly string[];
  readonly cellsOn: ReadonlyMap<string, readonly LevelCell[]>;
  /** By version id, for versions with a certificate. */
  readonly references: ReadonlyMap<string, RtpReference>;
}

/**
 * Finds the series whose actual RTP deviates by more than chance explains. `handledOn` returns the day on which the last
 * alert of a series was acknowledged. Days up to and including that day are ignored.
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
