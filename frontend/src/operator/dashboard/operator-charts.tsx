import { amountIn } from '../../parts/dashboards/coin-amount';
import { DashboardChart } from '../../parts/dashboards/dashboard-chart';
import { dayText } from '../../parts/dashboards/date-range';
import { mostOf } from './most-of';
import { coinNumber, coinText } from '../../parts/dashboards/shown-coin';
import { whole } from '../../platform/labels/numbers';
import type { OperatorMetricsPanel } from './read-operator-metrics';
import * as messages from './messages';

interface OperatorChartsProps {
  readonly metrics: OperatorMetricsPanel;
  readonly coin: string | undefined;
}

const topBrands = 10;

export const OperatorCharts = ({
  metrics: { days, brands, providers, totals },
  coin,
}: OperatorChartsProps) => {
  const inCoin = coin === undefined ? '' : messages.inCoin(coin);
  const amountOf = (coins: (typeof totals)['coins'], of: 'ggr' | 'ngr') => amountIn(coins, coin, of) ?? 0;
  const played = brands.filter(({ totals: { coins } }) => coins.length > 0).slice(0, topBrands);
  const shares = mostOf(
    providers.map(({ name, rounds }) => [name ?? messages.deletedProvider, rounds] as const),
  );
  return (
    <>
      <DashboardChart
        kind="line"
        caption={messages.ggrAndNgr(inCoin)}
        definition={messages.ggrIsBetsMinusWins}
        labelsTitle={messages.day}
        labels={days.map(({ day }) => dayText(day))}
        format={coinText}
        series={[
          { name: 'GGR', values: days.map(({ coins }) => amountOf(coins, 'ggr')) },
          { name: 'NGR', values: days.map(({ coins }) => amountOf(coins, 'ngr')) },
        ]}
      />
      <DashboardChart
        kind="bar"
        caption={messages.ggrByBrand(inCoin)}
        definition={messages.betsMinusWinsForBrands(topBrands)}
        labelsTitle={messages.brand}
        labels={played.map(({ name }) => name)}
        format={coinText}
        series={[{ name: 'GGR', values: played.map((brand) => amountOf(brand.totals.coins, 'ggr')) }]}
        empty={messages.noRoundsInThisPeriod}
      />
      <DashboardChart
        kind="doughnut"
        caption={messages.roundsByProvider}
        definition={messages.whichProvidersGamesWerePlayed}
        labelsTitle={messages.provider}
        labels={shares.map(([name]) => name)}
        format={whole}
        series={[{ name: messages.rounds, values: shares.map(([, rounds]) => rounds) }]}
        empty={messages.noRoundsInThisPeriod}
      />
      <DashboardChart
        kind="pie"
        caption={messages.turnoverByCoin}
        definition={messages.sumOfAllBetsIn}
        labelsTitle={messages.coin}
        labels={totals.coins.map(({ coin: code }) => code).slice(0, 6)}
        format={coinText}
        series={[
          {
            name: messages.turnover,
            values: totals.coins.map(({ turnover, decimals }) => coinNumber(turnover, decimals)).slice(0, 6),
          },
        ]}
        empty={messages.noBetsInThisPeriod}
      />
    </>
  );
};
