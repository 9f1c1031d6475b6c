import { amountIn } from '../../parts/dashboards/coin-amount';
import { DashboardChart } from '../../parts/dashboards/dashboard-chart';
import { dayText } from '../../parts/dashboards/date-range';
import { coinText } from '../../parts/dashboards/shown-coin';
import { claimStatuses } from '../../parts/promotions/claim-status-labels';
import { whole } from '../../platform/labels/numbers';
import { percent } from '../../platform/labels/game-labels';
import type { BrandMetricsPanel } from './read-brand-metrics';
import * as messages from './messages';

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
        caption={messages.activeAndNewPlayers}
        definition={messages.activePlayersCompletedAtLeast}
        labelsTitle={messages.day}
        labels={days.map(({ day }) => dayText(day))}
        format={whole}
        series={[
          { name: messages.activePlayers, values: days.map(({ players }) => players) },
          { name: messages.newPlayers, values: days.map(({ newPlayers }) => newPlayers) },
        ]}
      />
      <DashboardChart
        kind="line"
        caption={coin === undefined ? messages.ggrAndNgr : messages.ggrAndNgrIn(coin)}
        definition={messages.ggrIsBetsMinusWins}
        labelsTitle={messages.day}
        labels={days.map(({ day }) => dayText(day))}
        format={coinText}
        series={[
          { name: 'GGR', values: days.map((day) => ofDay(day, 'ggr')) },
          { name: 'NGR', values: days.map((day) => ofDay(day, 'ngr')) },
        ]}
      />
      <DashboardChart
        kind="bar"
        caption={messages.topGamesByRounds}
        definition={messages.gamesWithMostRoundsIn(topGames)}
        labelsTitle={messages.game}
        labels={top.map(({ title }, place) => title ?? messages.deletedGame(place + 1))}
        format={whole}
        series={[{ name: messages.rounds, values: top.map(({ rounds }) => rounds) }]}
        empty={messages.noRoundsInThisPeriod}
      />
      <DashboardChart
        kind="doughnut"
        caption={messages.claimsByStatus}
        definition={messages.rewardsOfPromotionsThatPlayers}
        labelsTitle={messages.status}
        labels={counted.map(({ status }) => claimStatuses[status])}
        format={whole}
        series={[{ name: messages.claims, values: counted.map(({ count }) => count) }]}
        empty={claims ? messages.noClaimsInThisPeriod : messages.tooManyClaimsToCount}
      />
      <DashboardChart
        kind="bar"
        caption={messages.retentionByDay}
        definition={messages.shareOfPlayersWhoJoined}
        labelsTitle={messages.daysAfterJoining}
        labels={later.map(({ daysLater }) => `${daysLater}`)}
        format={(rate) => percent(`${rate}`, 0)}
        series={[{ name: messages.activeAgain, values: later.map(({ rate }) => Number(rate)) }]}
        empty={messages.noNewPlayersInThis}
      />
    </>
  );
};
