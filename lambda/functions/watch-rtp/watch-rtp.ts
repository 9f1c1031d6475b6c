import { addDays, everyDay } from '#domain/counters/days';
import { certifiedRtp, decimalRtp } from '#domain/dashboards/rtp-finding';
import { findAlerts, type FoundAlert } from '#domain/rtp-monitoring/find-alerts';
import { monitoredDays } from '#domain/rtp-monitoring/monitor-rtp';
import { eachAtOnce } from '#lambda/runtime/at-once';
import { restateRtps } from '#lambda/functions/watch-rtp/restate-rtp';
import type { EarlierCertificates } from '#lambda/stores/games/earlier-certificates';
import type { GameDays } from '#lambda/stores/counters/game-days';
import type { CertifiedVersions } from '#lambda/stores/games/certified-versions';
import type { LiveGame, LiveGames } from '#lambda/stores/games/live-games';
import type { NewAlert, OpenAlert, RtpAlertStore } from '#lambda/stores/rtp-alerts/rtp-alert-store';

interface Needs {
  readonly games: LiveGames;
  readonly gameDays: GameDays;
  readonly versionsOf: CertifiedVersions;
  readonly alerts: RtpAlertStore;
  readonly certificates: EarlierCertificates;
  readonly report: (alert: OpenAlert) => void;
  readonly clock: () => Date;
}

/** The result of one run. */
export interface Watched {
  readonly games: number;
  readonly raised: number;
  /** All open alerts, including those from earlier runs. */
  readonly open: number;
}

const gamesAtOnce = 8;

/**
 * Restates the RTP of earlier certificates, and compares the actual RTP of every live game with its certificate. Raises an
 * alert if it deviates.
 */
export const watchRtp =
  ({ games, alerts, certificates, report, clock, ...reads }: Needs) =>
  async (): Promise<Watched> => {
    const now = clock();
    const live = await games();
    let raised = await restateRtps({ certificates, alerts, clock })(live);
    await eachAtOnce(live, gamesAtOnce, async (game) => {
      for (const alert of await alertsOf({ ...reads, alerts }, game, now))
        if (await alerts.raise(alert, now)) raised += 1;
    });
    const open = await alerts.open();
    for (const alert of open) report(alert);
    return { games: live.length, raised, open: open.length };
  };

/** Evaluates the days before today, because the counters of today are incomplete. */
async function alertsOf(
  { gameDays, versionsOf, alerts }: Pick<Needs, 'gameDays' | 'versionsOf' | 'alerts'>,
  game: LiveGame,
  now: Date,
): Promise<readonly NewAlert[]> {
  const yesterday = addDays(now.toISOString().slice(0, 10), -1);
  const days = everyDay(addDays(yesterday, 1 - monitoredDays), yesterday);
  const byDay = await gameDays({ gameId: game.id, companyId: game.companyId }, days);
  const cellsOn = new Map([...byDay].map(([day, { cells }]) => [day, cells]));
  const played = new Set([...cellsOn.values()].flat().map(({ versionId }) => versionId));
  if (played.size === 0) return [];
  const [versions, handled] = await Promise.all([
    versionsOf(game.id, [...played]),
    alerts.handledOf(game.id),
  ]);
  const references = new Map(
    [...versions].flatMap(([id, { reference }]) => (reference ? [[id, reference] as const] : [])),
  );
  const found = findAlerts({ days, cellsOn, references }, ({ versionId, betLevel }) =>
    handled.get(`${versionId} ${betLevel}`),
  );
  return found.map((alert) => newAlert(game, versions.get(alert.versionId)?.semver ?? '', alert));
}

const newAlert = (
  { id: gameId, companyId, owner }: LiveGame,
  semver: string,
  { versionId, betLevel, from, to, reference, finding }: FoundAlert,
): NewAlert => ({
  ...{ gameId, companyId, owner, versionId, semver, betLevel: `${betLevel}`, from, to },
  rounds: finding.rounds,
  exactRtp: certifiedRtp(reference),
  actualRtp: decimalRtp(finding.actualRtp ?? 0),
  certifiedRtp: null,
  low: finding.band ? decimalRtp(finding.band.low) : null,
  high: finding.band ? decimalRtp(finding.band.high) : null,
});
