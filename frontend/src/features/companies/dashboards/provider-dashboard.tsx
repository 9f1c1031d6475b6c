import { AttentionPanel, SetupPanel } from '../../../parts/dashboards/attention-panel';
import { changeOf } from '../../../parts/dashboards/change';
import { ChartGrid } from '../../../parts/dashboards/dashboard-frame';
import { ExportMenu } from '../../../parts/dashboards/export-menu';
import { FiguresFrame } from '../../../parts/dashboards/figures-frame';
import { Kpi, Kpis } from '../../../parts/dashboards/kpi';
import { RangeBar } from '../../../parts/dashboards/range-bar';
import { coinNumber, coinText } from '../../../parts/dashboards/shown-coin';
import { useRange } from '../../../parts/dashboards/use-range';
import { whole } from '../../../platform/words/figures';
import { percent } from '../../../platform/words/game-words';
import { providerExport } from './dashboard-exports';
import { GameRtpChart } from './game-rtp-chart';
import { ProviderCharts } from './provider-charts';
import { providerAttention, providerSetup } from './provider-tasks';
import { type ProviderFigures, useProviderMetrics, useProviderStanding } from './read-provider-metrics';
import * as messages from './messages';

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
      <RangeBar range={range}>
        {figures.data && <ExportMenu {...providerExport(companyId, range, figures.data.now)} />}
      </RangeBar>
      <FiguresFrame figures={figures}>
        {({ now, before }) => (
          <>
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
    <Kpi
      label={messages.actualRtp}
      value={now.totals.actualRtp === null ? '–' : percent(now.totals.actualRtp)}
      definition={messages.winsDividedByBetsFor}
    />
    <Kpi
      label={messages.liveGames}
      value={whole(now.liveGames)}
      definition={messages.gamesThatHaveLiveVersion}
    />
  </Kpis>
);
