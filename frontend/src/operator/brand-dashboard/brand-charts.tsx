import { amountIn } from '../dashboards/coin-amount';
import { DashboardChart } from '../../parts/dashboards/dashboard-chart';
import { dayText } from '../../parts/dashboards/date-range';
import { coinText } from '../../parts/dashboards/shown-coin';
import { claimStatuses } from '../../parts/promotions/claim-status-labels';
import { whole } from '../../platform/labels/numbers';
import { percent } from '../../platform/labels/game-labels';
import type { BrandMetricsPanel } from './read-brand-metrics';

interface BrandChartsProps {
  readonly metrics: BrandMetricsPanel;
  readonly coin: string | undefined;
}

const topGames = 10;
/** Days after joining that the chart shows. */
const retainedDays = 30;

export const BrandCharts = ({ metrics: { days, games, retention, claims }, coin }: BrandChartsProps) => {
  const later = retention.filter(
    ({ daysLater, rate }) => daysLater > 0 && daysLater <= retainedDays && rate !== null,
  );
  const top = games.slice(0, topGames);
  const counted = (claims ?? []).filter(({ count }) => count > 0);
  const ofDay = ({ coins }: (typeof days)[number], of: 'ggr' | 'ngr') => amountIn(coins, coin, of) ?? 0;
  return (
    <>
      <DashboardChart
        kind="line"
        caption="Active and new players"
        definition="Active players completed at least one round that day. New players joined that day."
        labelsTitle="Day"
        labels={days.map(({ day }) => dayText(day))}
        format={whole}
        series={[
          { name: 'Active players', values: days.map(({ players }) => players) },
          { name: 'New players', values: days.map(({ newPlayers }) => newPlayers) },
        ]}
      />
      <DashboardChart
        kind="line"
        caption={coin === undefined ? 'GGR and NGR' : `GGR and NGR in ${coin}`}
        definition="GGR is bets minus wins. NGR is GGR minus bonus cost and tournament cost. A negative value means that players won more than they bet."
        labelsTitle="Day"
        labels={days.map(({ day }) => dayText(day))}
        format={coinText}
        series={[
          { name: 'GGR', values: days.map((day) => ofDay(day, 'ggr')) },
          { name: 'NGR', values: days.map((day) => ofDay(day, 'ngr')) },
        ]}
      />
      <DashboardChart
        kind="bar"
        caption="Top games by rounds"
        definition={`The ${topGames} games with the most rounds in this period.`}
        labelsTitle="Game"
        labels={top.map(({ title }, place) => title ?? `Deleted game ${place + 1}`)}
        format={whole}
        series={[{ name: 'Rounds', values: top.map(({ rounds }) => rounds) }]}
        empty="No rounds in this period."
      />
      <DashboardChart
        kind="doughnut"
        caption="Claims by status"
        definition="Rewards of promotions that players claimed in this period, by their current status."
        labelsTitle="Status"
        labels={counted.map(({ status }) => claimStatuses[status])}
        format={whole}
        series={[{ name: 'Claims', values: counted.map(({ count }) => count) }]}
        empty={claims ? 'No claims in this period.' : 'Too many claims to count. Choose a shorter period.'}
      />
      <DashboardChart
        kind="bar"
        caption="Retention by day"
        definition="Share of the players who joined in this period and were active that many days later. Includes only sign-up days for which that day is over."
        labelsTitle="Days after joining"
        labels={later.map(({ daysLater }) => `${daysLater}`)}
        format={(rate) => percent(`${rate}`, 0)}
        series={[{ name: 'Active again', values: later.map(({ rate }) => Number(rate)) }]}
        empty="No new players in this period."
      />
    </>
  );
};
