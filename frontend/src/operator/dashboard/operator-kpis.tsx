import { changeOf } from '../../parts/dashboards/change';
import { amountMetric } from '../dashboards/coin-amount';
import { Kpi, Kpis } from '../../parts/dashboards/kpi';
import { whole } from '../../platform/labels/numbers';
import type { OperatorMetricsPanel } from './read-operator-metrics';

interface OperatorKpisProps {
  readonly now: OperatorMetricsPanel;
  readonly before: OperatorMetricsPanel;
  readonly coin: string | undefined;
}

export const OperatorKpis = ({ now, before, coin }: OperatorKpisProps) => {
  const amount = (of: 'ggr' | 'ngr' | 'bonusCost') => amountMetric(now.totals, before.totals, coin, of);
  return (
    <Kpis>
      <Kpi
        label="Open brands"
        value={whole(now.brands.filter(({ status }) => status === 'ACTIVE').length)}
        definition="Brands that are open now."
      />
      <Kpi
        label="Active players a day"
        value={Number(now.totals.averagePlayers).toLocaleString('en', { maximumFractionDigits: 1 })}
        change={changeOf(Number(now.totals.averagePlayers), Number(before.totals.averagePlayers))}
        definition="Average number of players per day who completed at least one round. A player of two brands counts twice."
      />
      <Kpi label="GGR" {...amount('ggr')} definition="Gross gaming revenue: bets minus wins." />
      <Kpi
        label="NGR"
        {...amount('ngr')}
        definition="Net gaming revenue: GGR minus bonus cost and tournament cost (prizes and refunds minus buy-ins). Withdrawn and forfeited coins are left out."
      />
      <Kpi
        label="Bonus cost"
        {...amount('bonusCost')}
        definition="Coins that players received without a bet, such as welcome coins and free coins."
      />
    </Kpis>
  );
};
