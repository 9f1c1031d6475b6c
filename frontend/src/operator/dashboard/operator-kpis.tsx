import { changeOf } from '../../parts/dashboards/change';
import { amountMetric } from '../../parts/dashboards/coin-amount';
import { Kpi, Kpis } from '../../parts/dashboards/kpi';
import { whole } from '../../platform/labels/numbers';
import type { OperatorMetricsPanel } from './read-operator-metrics';
import * as messages from './messages';

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
        label={messages.openBrands}
        value={whole(now.brands.filter(({ status }) => status === 'ACTIVE').length)}
        definition={messages.brandsThatAreOpenNow}
      />
      <Kpi
        label={messages.activePlayersDay}
        value={Number(now.totals.averagePlayers).toLocaleString('en', { maximumFractionDigits: 1 })}
        change={changeOf(Number(now.totals.averagePlayers), Number(before.totals.averagePlayers))}
        definition={messages.averageNumberOfPlayersPer}
      />
      <Kpi label={messages.ggr} {...amount('ggr')} definition={messages.grossGamingRevenueBetsMinus} />
      <Kpi label={messages.ngr} {...amount('ngr')} definition={messages.netGamingRevenueGgrMinus} />
      <Kpi
        label={messages.bonusCost}
        {...amount('bonusCost')}
        definition={messages.coinsThatPlayersReceivedWithout}
      />
    </Kpis>
  );
};
