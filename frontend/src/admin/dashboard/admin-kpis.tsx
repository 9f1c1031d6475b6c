import { changeOf } from '../../parts/dashboards/change';
import { Kpi, Kpis } from '../../parts/dashboards/kpi';
import { whole } from '../../platform/labels/numbers';
import { openAlerts } from './admin-attention';
import type { PlatformMetricsPanel, PlatformStatus } from './read-platform';
import { sinceText } from './since-text';
import { kindNames } from '../review/waiting-item';

interface AdminKpisProps {
  readonly now: PlatformMetricsPanel;
  readonly before: PlatformMetricsPanel;
  readonly status: PlatformStatus;
  /** When the status was read. */
  readonly asOf: Date;
}

const none = '–';

export const AdminKpis = ({ now, before, status: { waiting, liveGames }, asOf }: AdminKpisProps) => {
  const queued = waiting.reduce((sum, { count }) => sum + count, 0);
  const oldest = oldestOf(waiting);
  return (
    <Kpis>
      <Kpi
        label="Review queue"
        value={whole(queued)}
        definition="Items that are waiting for an admin’s decision now."
      >
        <Now />
      </Kpi>
      <Kpi
        label="Oldest item"
        value={oldest ? sinceText(oldest.since, asOf) : none}
        definition="Age of the oldest item in the review queue."
      >
        {oldest ? <span className="text-muted">{kindNames[oldest.kind]}</span> : <Now />}
      </Kpi>
      <Kpi
        label="Open RTP alerts"
        value={whole(openAlerts(waiting))}
        definition="Game versions whose actual RTP is outside the band around their exact RTP and whose alert has not been acknowledged."
      >
        <Now />
      </Kpi>
      <Kpi
        label="Live games"
        value={whole(liveGames)}
        definition="Games with a live version that casinos can offer now."
      >
        <Now />
      </Kpi>
      <Kpi
        label="Failed test runs"
        value={whole(now.reviews.failedTestRuns)}
        change={changeOf(now.reviews.failedTestRuns, before.reviews.failedTestRuns)}
        definition="Test runs of game versions that failed in this period."
      />
      <Kpi
        label="Rounds"
        value={whole(now.play.rounds)}
        change={changeOf(now.play.rounds, before.play.rounds)}
        definition="Rounds that players completed in this period, in all brands and with all coins."
      />
    </Kpis>
  );
};

/** For metrics that do not depend on the selected period. */
const Now = () => <span className="text-muted">Now</span>;

const oldestOf = (waiting: PlatformStatus['waiting']) =>
  waiting
    .flatMap(({ kind, oldest }) => (oldest === null ? [] : [{ kind, since: oldest }]))
    .sort((one, other) => Date.parse(one.since) - Date.parse(other.since))[0];
