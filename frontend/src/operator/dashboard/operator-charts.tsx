import { amountIn } from '../dashboards/coin-amount';
import { DashboardChart } from '../../parts/dashboards/dashboard-chart';
import { dayText } from '../../parts/dashboards/date-range';
import { coinNumber, coinText } from '../../parts/dashboards/shown-coin';
import { whole } from '../../platform/labels/numbers';
import type { OperatorMetricsPanel } from './read-operator-metrics';

interface OperatorChartsProps {
  readonly metrics: OperatorMetricsPanel;
  readonly coin: string | undefined;
}

const topBrands = 10;

export const OperatorCharts = ({
  metrics: { days, brands, providers, totals },
  coin,
}: OperatorChartsProps) => {
  const amountOf = (coins: (typeof totals)['coins'], of: 'ggr' | 'ngr') => amountIn(coins, coin, of) ?? 0;
  const played = brands.filter(({ totals: { coins } }) => coins.length > 0).slice(0, topBrands);
  const shares = mostOf(providers.map(({ name, rounds }) => [name ?? 'Deleted provider', rounds] as const));
  return (
    <>
      <DashboardChart
        kind="line"
        caption={coin === undefined ? 'GGR and NGR' : `GGR and NGR in ${coin}`}
        definition="GGR is bets minus wins. NGR is GGR minus bonus cost and tournament cost. A negative value means that players won more than they bet."
        labelsTitle="Day"
        labels={days.map(({ day }) => dayText(day))}
        format={coinText}
        series={[
          { name: 'GGR', values: days.map(({ coins }) => amountOf(coins, 'ggr')) },
          { name: 'NGR', values: days.map(({ coins }) => amountOf(coins, 'ngr')) },
        ]}
      />
      <DashboardChart
        kind="bar"
        caption={coin === undefined ? 'GGR by brand' : `GGR by brand in ${coin}`}
        definition={`Bets minus wins for the ${topBrands} brands with the most rounds.`}
        labelsTitle="Brand"
        labels={played.map(({ name }) => name)}
        format={coinText}
        series={[{ name: 'GGR', values: played.map((brand) => amountOf(brand.totals.coins, 'ggr')) }]}
        empty="No rounds in this period."
      />
      <DashboardChart
        kind="doughnut"
        caption="Rounds by provider"
        definition="Which providers’ games were played, in all coins."
        labelsTitle="Provider"
        labels={shares.map(([name]) => name)}
        format={whole}
        series={[{ name: 'Rounds', values: shares.map(([, rounds]) => rounds) }]}
        empty="No rounds in this period."
      />
      <DashboardChart
        kind="pie"
        caption="Turnover by coin"
        definition="The sum of all bets in each coin."
        labelsTitle="Coin"
        labels={totals.coins.map(({ coin: code }) => code).slice(0, 6)}
        format={coinText}
        series={[
          {
            name: 'Turnover',
            values: totals.coins.map(({ turnover, decimals }) => coinNumber(turnover, decimals)).slice(0, 6),
          },
        ]}
        empty="No bets in this period."
      />
    </>
  );
};

/** Maximum number of slices. */
const slices = 6;

type Share = readonly [name: string, value: number];

/** At most six shares, largest first; the rest are combined as `Others`. */
const mostOf = (shares: readonly Share[]): readonly Share[] => {
  const ordered = shares.filter(([, value]) => value > 0).sort(([, one], [, other]) => other - one);
  if (ordered.length <= slices) return ordered;
  const rest = ordered.slice(slices - 1).reduce((sum, [, value]) => sum + value, 0);
  return [...ordered.slice(0, slices - 1), ['Others', rest]];
};
