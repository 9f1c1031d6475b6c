import { companyDecimals } from '#domain/counters/company-units';
import type { DateRange } from '#domain/counters/date-range';
import { everyDay } from '#domain/counters/days';
import { sumLevels, type LevelCell } from '#domain/counters/day-counters';
import { grouped } from '#domain/counters/grouped';
import type { CompanyGame } from '#domain/counters/roll-up';
import { anyCoin } from '#domain/counters/round-sums';
import type { GameMetrics, LevelMetrics, VersionMetrics } from '#domain/generated/types';
import { playedRoundsOf } from '#domain/rtp-monitoring/played-levels';
import type { RtpReference } from '#domain/rtp-monitoring/rtp-reference';
import { daysIn } from './brand-metrics';
import { averageOfDays, roundMetrics } from './averages';
import type { ByDay } from './play-metrics';
import { certifiedRtp, rtpFinding } from './rtp-finding';

/** A version with at least one round. */
export interface PlayedVersion {
  readonly semver: string;
  /** Undefined if the version has no certificate. */
  readonly reference?: RtpReference | undefined;
}

const noPlay: CompanyGame = { players: 0, brands: 0, cells: [] };

export function gameMetrics(
  range: DateRange,
  byDay: ByDay<CompanyGame>,
  versions: ReadonlyMap<string, PlayedVersion>,
): Omit<GameMetrics, 'gameId'> {
  const all = [...byDay.values()];
  const players = all.reduce((sum, day) => sum + day.players, 0);
  const cells = sumLevels(all.flatMap((day) => day.cells));
  return {
    ...range,
    decimals: companyDecimals,
    playerDays: players,
    averagePlayers: averageOfDays(players, daysIn(range)),
    totals: roundMetrics(anyCoin(cells)),
    days: everyDay(range.from, range.to).map((day) => {
      const { players: ofDay, brands, cells: played } = byDay.get(day) ?? noPlay;
      return { day, players: ofDay, brands, figures: roundMetrics(anyCoin(played)) };
    }),
    versions: versionsOf(range, byDay, cells, versions),
  };
}

/** Sorts by id, which is a ULID and so follows the time of creation. */
const versionsOf = (
  range: DateRange,
  byDay: ByDay<CompanyGame>,
  cells: readonly LevelCell[],
  versions: ReadonlyMap<string, PlayedVersion>,
): VersionMetrics[] =>
  [...grouped(cells, ({ versionId }) => versionId)]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([versionId, own]) => {
      const { semver, reference } = versions.get(versionId) ?? {};
      return {
        versionId,
        semver: semver ?? null,
        exactRtp: reference ? certifiedRtp(reference) : null,
        rtp: rtpFinding(reference, playedRoundsOf(own)),
        days: versionDays(range, byDay, versionId, reference),
        levels: own.map((cell) => levelOf(cell, reference)),
      };
    });

const levelOf = (cell: LevelCell, reference: RtpReference | undefined): LevelMetrics => ({
  betLevel: `${cell.betLevel}`,
  figures: roundMetrics(anyCoin([cell])),
  rtp: rtpFinding(reference, playedRoundsOf([cell])),
});

function versionDays(
  { from, to }: DateRange,
  byDay: ByDay<CompanyGame>,
  versionId: string,
  reference: RtpReference | undefined,
): VersionMetrics['days'] {
  let soFar = playedRoundsOf([]);
  return everyDay(from, to).map((day) => {
    const cells = (byDay.get(day) ?? noPlay).cells.filter((cell) => cell.versionId === versionId);
    const played = playedRoundsOf(cells);
    soFar = { rounds: soFar.rounds + played.rounds, won: soFar.won + played.won };
    return { day, rounds: played.rounds, soFar: rtpFinding(reference, soFar) };
  });
}
