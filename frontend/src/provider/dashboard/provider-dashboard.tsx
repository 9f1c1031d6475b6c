import { AttentionPanel, SetupPanel } from '../../parts/dashboards/attention-panel';
import { changeOf } from '../../parts/dashboards/change';
import { ChartGrid } from '../../parts/dashboards/dashboard-frame';
import { ExportMenu } from '../../parts/dashboards/export-menu';
import { MetricsFrame } from '../../parts/dashboards/metrics-frame';
import { Kpi, Kpis } from '../../parts/dashboards/kpi';
import { RangeBar } from '../../parts/dashboards/range-bar';
import { coinNumber, coinText } from '../../parts/dashboards/shown-coin';
import { useRange } from '../../parts/dashboards/use-range';
import { whole } from '../../platform/labels/numbers';
import { percent } from '../../platform/labels/game-labels';
import { providerExport } from './provider-export';
import { rtpInterval } from './rtp-interval';
import { GameRtpChart } from './game-rtp-chart';
import { ProviderCharts } from './provider-charts';
import { providerAttention, providerSetup } from './provider-tasks';
import { type ProviderMetricsPanel, useProviderMetrics, useProviderStatus } from './read-provider-metrics';
import * as messages from './messages';

/** The dashboard of a provider: all games together. */
export const ProviderDashboard = ({ companyId }: { readonly companyId: string }) => {
  const range = useRange();
  const metrics = useProviderMetrics(companyId, range);
  const { data: status } = useProviderStatus(companyId);
  const games = metrics.data?.now.games ?? [];
  return (
    <>
      {status && metrics.data && (
        <>
          <SetupPanel steps={providerSetup(status, games)} />
          <AttentionPanel items={providerAttention(status, games)} />
        </>
      )}
      <RangeBar range={range}>
        {metrics.data && <ExportMenu {...providerExport(companyId, range, metrics.data.now)} />}
      </RangeBar>
      <MetricsFrame metrics={metrics}>
        {({ now, before }) => (
          <>
            <ProviderKpis now={now} before={before} />
            <ChartGrid>
              <ProviderCharts metrics={now} runs={status?.listTestRuns.items ?? []} />
            </ChartGrid>
            <GameRtpChart games={now.games} range={range} />
          </>
        )}
      </MetricsFrame>
    </>
  );
};

interface ProviderKpisProps {
  readonly now: ProviderMetricsPanel;
  readonly before: ProviderMetricsPanel;
}

const ProviderKpis = ({ now, before }: ProviderKpisProps) => (
  <Kpis>
    <Kpi
      label={messages.rounds}
      value={whole(now.totals.rounds)}
      change={changeOf(now.totals.rounds, before.totals.rounds)}
      definition={messages.completedRoundsOfYourGames}
    />
    <Kpi
      label={messages.playersDay}
      value={Number(now.averagePlayers).toLocaleString('en', { maximumFractionDigits: 1 })}
      change={changeOf(Number(now.averagePlayers), Number(before.averagePlayers))}
      definition={messages.averageNumberOfPlayersPerDay}
    />
    <Kpi
      label={messages.coinGgr}
      value={coinText(coinNumber(now.totals.ggr, now.decimals))}
      change={changeOf(Number(now.totals.ggr), Number(before.totals.ggr))}
      definition={messages.betsMinusWinsAddedUp}
    />
    <RtpKpi metrics={now} />
    <Kpi
      label={messages.liveGames}
      value={whole(now.liveGames)}
      definition={messages.gamesThatHaveLiveVersion}
    />
  </Kpis>
);

const RtpKpi = ({ metrics: { totals, days } }: { readonly metrics: ProviderMetricsPanel }) => {
  const { actualRtp } = totals;
  const interval = rtpInterval(days.map(({ figures }) => figures));
  return (
    <Kpi
      label={messages.actualRtp}
      value={actualRtp === null ? '–' : percent(actualRtp)}
      definition={messages.winsDividedByBetsFor}
    >
      {interval
        ? messages.fromLowToHigh(percent(`${interval.low}`), percent(`${interval.high}`))
        : messages.notEnoughDataForInterval}
    </Kpi>
  );
};
