import { AttentionPanel, SetupPanel } from '../../../parts/dashboards/attention-panel';
import { changeOf } from '../../../parts/dashboards/change';
import { ChartGrid } from '../../../parts/dashboards/dashboard-frame';
import { FiguresFrame } from '../../../parts/dashboards/figures-frame';
import { Kpi, Kpis } from '../../../parts/dashboards/kpi';
import { RangeBar } from '../../../parts/dashboards/range-bar';
import { coinText } from '../../../parts/dashboards/shown-coin';
import { useRange } from '../../../parts/dashboards/use-range';
import { whole } from '../../../platform/words/figures';
import { percent } from '../../../platform/words/game-words';
import { GameRtpChart } from './game-rtp-chart';
import { ProviderCharts } from './provider-charts';
import { providerAttention, providerSetup } from './provider-tasks';
import { type ProviderFigures, useProviderMetrics, useProviderStanding } from './read-provider-metrics';

/** All games of a provider together. */
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
      definition="Rounds of your games in all brands and with all coins."
    />
    <Kpi
      label="Players a day"
      value={Number(now.averagePlayers).toLocaleString('en', { maximumFractionDigits: 1 })}
      change={changeOf(Number(now.averagePlayers), Number(before.averagePlayers))}
      definition="Players with at least one completed round on a day, averaged over the days. A player of two games counts twice."
    />
    <Kpi
      label="Coin GGR"
      value={coinText(Number(now.totals.ggr))}
      change={changeOf(Number(now.totals.ggr), Number(before.totals.ggr))}
      definition="Bets minus wins in minor units, with all coins added up: a bet level is the same number of minor units of every coin."
    />
    <Kpi
      label="Actual RTP"
      value={now.totals.actualRtp === null ? '–' : percent(now.totals.actualRtp)}
      definition="Wins divided by bets, of all rounds on these days. It varies by chance; see the band of each game below."
    />
    <Kpi label="Live games" value={whole(now.liveGames)} definition="Games with a live version, now." />
  </Kpis>
);
