import { DashboardChart } from '../../parts/dashboards/dashboard-chart';
import { dayText } from '../../parts/dashboards/date-range';
import { companyStatuses } from '../../platform/labels/company-labels';
import { whole } from '../../platform/labels/numbers';
import type { PlatformMetricsPanel, PlatformStatus } from './read-platform';
import { kindNames } from '../review/waiting-item';
import * as messages from './messages';

interface AdminChartsProps {
  readonly metrics: PlatformMetricsPanel;
  readonly companies: PlatformStatus['companies'];
}

export const AdminCharts = ({ metrics: { play, reviews }, companies }: AdminChartsProps) => {
  const labels = play.days.map(({ day }) => dayText(day));
  const total = companies.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <DashboardChart
        kind="line"
        caption={messages.roundsByDay}
        definition={messages.roundsCompletedPerDayIn}
        labelsTitle={messages.day}
        labels={labels}
        format={whole}
        series={[{ name: messages.rounds, values: play.days.map(({ rounds }) => rounds) }]}
      />
      <DashboardChart
        kind="line"
        caption={messages.activeAndNewPlayers}
        definition={messages.activePlayersCompletedAtLeast}
        labelsTitle={messages.day}
        labels={labels}
        format={whole}
        series={[
          { name: messages.activePlayers, values: play.days.map(({ players }) => players) },
          { name: messages.newPlayers, values: play.days.map(({ newPlayers }) => newPlayers) },
        ]}
      />
      <DashboardChart
        kind="bar"
        caption={messages.decisionsByWeek}
        definition={messages.reviewItemsThatAdminsApproved}
        labelsTitle={messages.weekOf}
        labels={reviews.weeks.map(({ week }) => dayText(week))}
        format={whole}
        series={decisionSeries(reviews.weeks)}
        empty={messages.noDecisionsInThisPeriod}
        stacked
      />
      <DashboardChart
        kind="doughnut"
        caption={messages.companiesByStatus}
        definition={messages.allCompaniesOnPlatformNow}
        labelsTitle={messages.status}
        labels={companies.map(({ status }) => companyStatuses[status].text)}
        format={whole}
        series={[{ name: messages.companies, values: companies.map(({ count }) => count) }]}
        centre={whole(total)}
        empty={messages.thereAreNoCompaniesYet}
      />
    </>
  );
};

/** Decisions by kind; kinds without decisions are left out. */
const decisionSeries = (weeks: PlatformMetricsPanel['reviews']['weeks']) =>
  (weeks[0]?.decisions ?? []).flatMap(({ kind }) => {
    const values = weeks.map(({ decisions }) => {
      const own = decisions.find((each) => each.kind === kind);
      return own ? own.approved + own.rejected : 0;
    });
    return values.some((value) => value > 0) ? [{ name: kindNames[kind], values }] : [];
  });
