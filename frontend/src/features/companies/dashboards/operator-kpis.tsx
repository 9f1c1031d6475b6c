import { changeOf } from '../../../parts/dashboards/change';
import { amountFigure } from '../../../parts/dashboards/coin-amount';
import { Kpi, Kpis } from '../../../parts/dashboards/kpi';
import { whole } from '../../../platform/words/figures';
import type { OperatorFigures } from './read-operator-metrics';

interface OperatorKpisProps {
  readonly now: OperatorFigures;
  readonly before: OperatorFigures;
  readonly coin: string | undefined;
}

export const OperatorKpis = ({ now, before, coin }: OperatorKpisProps) => {
  const amount = (of: 'ggr' | 'ngr' | 'bonusCost') => amountFigure(now.totals, before.totals, coin, of);
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
      <Kpi label="NGR" {...amount('ngr')} definition="Net gaming revenue: GGR minus bonus cost." />
      <Kpi
        label="Bonus cost"
        {...amount('bonusCost')}
        definition="Coins that players received without a bet, such as welcome coins and free coins."
      />
    </Kpis>
  );
};
