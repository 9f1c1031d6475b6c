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
      label="Rounds"
      value={whole(now.totals.rounds)}
      change={changeOf(now.totals.rounds, before.totals.rounds)}
      definition="Completed rounds of your games in all brands and with all coins."
    />
    <Kpi
      label="Players a day"
      value={Number(now.averagePlayers).toLocaleString('en', { maximumFractionDigits: 1 })}
      change={changeOf(Number(now.averagePlayers), Number(before.averagePlayers))}
      definition="Average number of players per day who completed at least one round. A player of two games counts twice."
    />
    <Kpi
      label="Coin GGR"
      value={coinText(coinNumber(now.totals.ggr, now.decimals))}
      change={changeOf(Number(now.totals.ggr), Number(before.totals.ggr))}
      definition="Bets minus wins, added up over the coins of all brands. One coin counts as one, whatever its code."
    />
    <RtpKpi metrics={now} />
    <Kpi label="Live games" value={whole(now.liveGames)} definition="Games that have a live version now." />
  </Kpis>
);

const RtpKpi = ({ metrics: { totals, days } }: { readonly metrics: ProviderMetricsPanel }) => {
  const { actualRtp } = totals;
  const interval = rtpInterval(days.map(({ figures }) => figures));
  return (
    <Kpi
      label="Actual RTP"
      value={actualRtp === null ? '–' : percent(actualRtp)}
      definition="Wins divided by bets for all rounds in this period. The interval is 3 standard errors to either side, estimated from the daily results."
    >
      {interval
        ? `${percent(`${interval.low}`)} to ${percent(`${interval.high}`)}`
        : 'Not enough data for an interval'}
    </Kpi>
  );
};
