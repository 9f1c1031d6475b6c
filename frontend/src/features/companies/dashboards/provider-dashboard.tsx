import { AttentionPanel, SetupPanel } from '../../../parts/dashboards/attention-panel';
import { changeOf } from '../../../parts/dashboards/change';
import { ChartGrid } from '../../../parts/dashboards/dashboard-frame';
import { ExportMenu } from '../../../parts/dashboards/export-menu';
import { FiguresFrame } from '../../../parts/dashboards/figures-frame';
import { Kpi, Kpis } from '../../../parts/dashboards/kpi';
import { RangeBar } from '../../../parts/dashboards/range-bar';
import { coinText } from '../../../parts/dashboards/shown-coin';
import { useRange } from '../../../parts/dashboards/use-range';
import { whole } from '../../../platform/words/figures';
import { percent } from '../../../platform/words/game-words';
import { providerExport } from './dashboard-exports';
import { GameRtpChart } from './game-rtp-chart';
import { ProviderCharts } from './provider-charts';
import { providerAttention, providerSetup } from './provider-tasks';
import { type ProviderFigures, useProviderMetrics, useProviderStanding } from './read-provider-metrics';

/** The dashboard of a provider: all games together. */
export const ProviderDashboard = ({ companyId }: { readonly companyId: string }) => {
  const range = useRange();
  const figures = useProviderMetrics(companyId, range);
  const { data: standing } = useProviderStanding(companyId);
  const games = figures.data?.now.games ?? [];
  return (
    <>
      {standing && figures.data && (
        <>
          <SetupPanel steps={providerSetup(standing, games)} />
          <AttentionPanel items={providerAttention(standing, games)} />
        </>
      )}
      <RangeBar range={range} />
      <FiguresFrame figures={figures}>
        {({ now, before }) => (
          <>
            <div className="flex">
              <ExportMenu {...providerExport(companyId, range, now)} />
            </div>
            <ProviderKpis now={now} before={before} />
            <ChartGrid>
              <ProviderCharts figures={now} runs={standing?.listTestRuns.items ?? []} />
            </ChartGrid>
            <GameRtpChart games={now.games} range={range} />
          </>
        )}
      </FiguresFrame>
    </>
  );
};

interface ProviderKpisProps {
  readonly now: ProviderFigures;
  readonly before: ProviderFigures;
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
      value={coinText(Number(now.totals.ggr))}
      change={changeOf(Number(now.totals.ggr), Number(before.totals.ggr))}
      definition="Bets minus wins in minor units, added up over all coins. Coins with different decimals are not converted."
    />
    <Kpi
      label="Actual RTP"
      value={now.totals.actualRtp === null ? '–' : percent(now.totals.actualRtp)}
      definition="Wins divided by bets for all rounds in this period. It varies by chance: see the expected band of each game below."
    />
    <Kpi label="Live games" value={whole(now.liveGames)} definition="Games that have a live version now." />
  </Kpis>
);
