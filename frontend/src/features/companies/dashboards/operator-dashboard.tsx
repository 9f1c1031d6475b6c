import { AttentionPanel, SetupPanel } from '../../../shared/dashboards/attention-panel';
import { CoinTabs } from '../../../shared/dashboards/coin-tabs';
import { ChartGrid } from '../../../shared/dashboards/dashboard-frame';
import { ExportMenu } from '../../../shared/dashboards/export-menu';
import { MetricsFrame } from '../../../shared/dashboards/metrics-frame';
import { RangeBar } from '../../../shared/dashboards/range-bar';
import { useShownCoin } from '../../../shared/dashboards/shown-coin';
import { useRange } from '../../../shared/dashboards/use-range';
import { useAwaitingPromotions } from '../../../shared/promotions/awaiting-promotions';
import { OperatorCharts } from './operator-charts';
import { operatorExport } from './dashboard-exports';
import { OperatorKpis } from './operator-kpis';
import { operatorAttention, operatorSetup } from './operator-tasks';
import { useOperatorMetrics, useOperatorStatus } from './read-operator-metrics';

/** The dashboard of an operator: all brands together. */
export const OperatorDashboard = ({ companyId }: { readonly companyId: string }) => {
  const range = useRange();
  const figures = useOperatorMetrics(companyId, range);
  const { data: status } = useOperatorStatus(companyId);
  const coins = figures.data?.now.totals.coins ?? [];
  const coin = useShownCoin(coins);
  const brands = figures.data?.now.brands ?? [];
  const awaiting = useAwaitingPromotions(
    brands.filter(({ status }) => status !== 'CLOSED').map(({ brandId }) => brandId),
  );
  return (
    <>
      {status && figures.data && (
        <>
          <SetupPanel
            steps={operatorSetup(
              status,
              brands,
              coins.some(({ rounds }) => rounds > 0),
            )}
          />
          <AttentionPanel items={[...operatorAttention(status, brands), ...awaiting]} />
        </>
      )}
      <RangeBar range={range}>
        {figures.data && <ExportMenu {...operatorExport(companyId, range, figures.data.now)} />}
      </RangeBar>
      <MetricsFrame figures={figures}>
        {({ now, before }) => (
          <>
            <CoinTabs coins={coins.map(({ coin: code }) => code)} shown={coin} />
            <OperatorKpis now={now} before={before} coin={coin} />
            <ChartGrid>
              <OperatorCharts figures={now} coin={coin} />
            </ChartGrid>
          </>
        )}
      </MetricsFrame>
    </>
  );
};
