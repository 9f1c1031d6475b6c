import { DashboardChart } from '../../parts/dashboards/dashboard-chart';
import { dayText } from '../../parts/dashboards/date-range';
import { companyStatuses } from '../../platform/labels/company-labels';
import { whole } from '../../platform/labels/numbers';
import type { PlatformMetricsPanel, PlatformStatus } from './read-platform';
import { kindNames } from '../review/waiting-item';

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
        caption="Rounds by day"
        definition="Rounds completed per day, in all brands and with all coins."
        labelsTitle="Day"
        labels={labels}
        format={whole}
        series={[{ name: 'Rounds', values: play.days.map(({ rounds }) => rounds) }]}
      />
      <DashboardChart
        kind="line"
        caption="Active and new players"
        definition="Active players completed at least one round that day. New players joined that day. A player of two brands counts twice."
        labelsTitle="Day"
        labels={labels}
        format={whole}
        series={[
          { name: 'Active players', values: play.days.map(({ players }) => players) },
          { name: 'New players', values: play.days.map(({ newPlayers }) => newPlayers) },
        ]}
      />
      <DashboardChart
        kind="bar"
        caption="Decisions by week"
        definition="Review items that admins approved or acknowledged, or for which they requested changes. Weeks start on Monday; the first and last week only include days of the selected period."
        labelsTitle="Week of"
        labels={reviews.weeks.map(({ week }) => dayText(week))}
        format={whole}
        series={decisionSeries(reviews.weeks)}
        empty="No decisions in this period."
        stacked
      />
      <DashboardChart
        kind="doughnut"
        caption="Companies by status"
        definition="All companies on the platform now."
        labelsTitle="Status"
        labels={companies.map(({ status }) => companyStatuses[status].text)}
        format={whole}
        series={[{ name: 'Companies', values: companies.map(({ count }) => count) }]}
        centre={whole(total)}
        empty="There are no companies yet."
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
