import type { TestRunStatus } from '#domain/generated/types';
import { DashboardChart } from '../../parts/dashboards/dashboard-chart';
import { dayText } from '../../parts/dashboards/date-range';
import { coinNumber, coinText } from '../../parts/dashboards/shown-coin';
import { whole } from '../../platform/labels/numbers';
import { runStatuses } from '../../platform/labels/lab-labels';
import type { ProviderMetricsPanel } from './read-provider-metrics';

interface ProviderChartsProps {
  readonly metrics: ProviderMetricsPanel;
  /** The newest test runs. */
  readonly runs: readonly { readonly status: TestRunStatus }[];
}

const topGames = 10;
const verdicts = ['PASSED', 'FAILED', 'INCONCLUSIVE'] as const;

export const ProviderCharts = ({ metrics: { days, games, decimals }, runs }: ProviderChartsProps) => {
  const played = games.filter(({ figures }) => figures.rounds > 0).slice(0, topGames);
  const judged = verdicts.map((status) => runs.filter((run) => run.status === status).length);
  return (
    <>
      <DashboardChart
        kind="line"
        caption="Rounds per day"
        definition="Rounds of your games in all brands. Days are in UTC."
        labelsTitle="Day"
        labels={days.map(({ day }) => dayText(day))}
        format={whole}
        series={[{ name: 'Rounds', values: days.map(({ figures }) => figures.rounds) }]}
      />
      <DashboardChart
        kind="line"
        caption="Players per day"
        definition="Players who completed at least one round that day. A player of two games counts twice."
        labelsTitle="Day"
        labels={days.map(({ day }) => dayText(day))}
        format={whole}
        series={[{ name: 'Players', values: days.map(({ players }) => players) }]}
      />
      <DashboardChart
        kind="bar"
        caption="GGR by game"
        definition={`Bets minus wins in coins of all brands, for the ${topGames} games with the most rounds.`}
        labelsTitle="Game"
        labels={played.map(({ title }) => title)}
        format={coinText}
        series={[{ name: 'GGR', values: played.map(({ figures }) => coinNumber(figures.ggr, decimals)) }]}
        empty="No rounds in this period."
      />
      <DashboardChart
        kind="doughnut"
        caption="Test verdicts"
        definition="Your newest 100 test runs in the Test Lab that have a verdict."
        labelsTitle="Verdict"
        labels={verdicts.map((status) => runStatuses[status].text)}
        format={whole}
        series={[{ name: 'Test runs', values: judged }]}
        empty="No test runs yet."
      />
    </>
  );
};
