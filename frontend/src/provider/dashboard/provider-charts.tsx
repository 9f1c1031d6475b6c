import type { TestRunStatus } from '#domain/generated/types';
import { DashboardChart } from '../../parts/dashboards/dashboard-chart';
import { dayText } from '../../parts/dashboards/date-range';
import { coinNumber, coinText } from '../../parts/dashboards/shown-coin';
import { whole } from '../../platform/labels/numbers';
import { runStatuses } from '../../platform/labels/lab-labels';
import type { ProviderMetricsPanel } from './read-provider-metrics';
import * as messages from './messages';

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
        caption={messages.roundsPerDay}
        definition={messages.roundsOfYourGamesIn}
        labelsTitle={messages.day}
        labels={days.map(({ day }) => dayText(day))}
        format={whole}
        series={[{ name: messages.rounds, values: days.map(({ figures }) => figures.rounds) }]}
      />
      <DashboardChart
        kind="line"
        caption={messages.playersPerDay}
        definition={messages.playersWhoCompletedAtLeast}
        labelsTitle={messages.day}
        labels={days.map(({ day }) => dayText(day))}
        format={whole}
        series={[{ name: messages.players, values: days.map(({ players }) => players) }]}
      />
      <DashboardChart
        kind="bar"
        caption={messages.ggrByGame}
        definition={messages.betsMinusWinsInCoins(topGames)}
        labelsTitle={messages.game}
        labels={played.map(({ title }) => title)}
        format={coinText}
        series={[{ name: 'GGR', values: played.map(({ figures }) => coinNumber(figures.ggr, decimals)) }]}
        empty={messages.noRoundsInThisPeriod}
      />
      <DashboardChart
        kind="doughnut"
        caption={messages.testVerdicts}
        definition={messages.yourNewest100TestRuns}
        labelsTitle={messages.verdict}
        labels={verdicts.map((status) => runStatuses[status].text)}
        format={whole}
        series={[{ name: messages.testRuns, values: judged }]}
        empty={messages.noTestRunsYet}
      />
    </>
  );
};
