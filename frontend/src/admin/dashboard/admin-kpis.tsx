import { changeOf } from '../../parts/dashboards/change';
import { Kpi, Kpis } from '../../parts/dashboards/kpi';
import { whole } from '../../platform/labels/numbers';
import { openAlerts } from './admin-attention';
import type { PlatformMetricsPanel, PlatformStatus } from './read-platform';
import { sinceText } from './since-text';
import { kindNames } from '../review/waiting-item';
import * as messages from './messages';

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
      <Kpi label={messages.reviewQueue} value={whole(queued)} definition={messages.itemsThatAreWaitingFor}>
        <Now />
      </Kpi>
      <Kpi
        label={messages.oldestItem}
        value={oldest ? sinceText(oldest.since, asOf) : none}
        definition={messages.ageOfOldestItemIn}
      >
        {oldest ? <span className="text-muted">{kindNames[oldest.kind]}</span> : <Now />}
      </Kpi>
      <Kpi
        label={messages.openRtpAlerts}
        value={whole(openAlerts(waiting))}
        definition={messages.gameVersionsWhoseActualRtp}
      >
        <Now />
      </Kpi>
      <Kpi label={messages.liveGames} value={whole(liveGames)} definition={messages.gamesWithLiveVersionThat}>
        <Now />
      </Kpi>
      <Kpi
        label={messages.failedTestRuns}
        value={whole(now.reviews.failedTestRuns)}
        change={changeOf(now.reviews.failedTestRuns, before.reviews.failedTestRuns)}
        definition={messages.testRunsOfGameVersions}
      />
      <Kpi
        label={messages.rounds}
        value={whole(now.play.rounds)}
        change={changeOf(now.play.rounds, before.play.rounds)}
        definition={messages.roundsThatPlayersCompletedIn}
      />
    </Kpis>
  );
};

/** For metrics that do not depend on the selected period. */
const Now = () => <span className="text-muted">{messages.now}</span>;

const oldestOf = (waiting: PlatformStatus['waiting']) =>
  waiting
    .flatMap(({ kind, oldest }) => (oldest === null ? [] : [{ kind, since: oldest }]))
    .sort((one, other) => Date.parse(one.since) - Date.parse(other.since))[0];
