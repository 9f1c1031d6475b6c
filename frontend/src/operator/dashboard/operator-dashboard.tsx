import { AttentionPanel, SetupPanel } from '../../parts/dashboards/attention-panel';
import { CoinTabs } from '../dashboards/coin-tabs';
import { ChartGrid } from '../../parts/dashboards/dashboard-frame';
import { ExportMenu } from '../../parts/dashboards/export-menu';
import { MetricsFrame } from '../../parts/dashboards/metrics-frame';
import { RangeBar } from '../../parts/dashboards/range-bar';
import { useShownCoin } from '../../parts/dashboards/shown-coin';
import { useRange } from '../../parts/dashboards/use-range';
import { useAwaitingPromotions } from '../promotions/awaiting-promotions';
import { OperatorCharts } from './operator-charts';
import { OperatorKpis } from './operator-kpis';
import { operatorAttention, operatorSetup } from './operator-tasks';
import { useOperatorMetrics, useOperatorStatus, type OperatorMetricsPanel } from './read-operator-metrics';
import type { DateRange } from '#domain/counters/date-range';
import { dayTable } from '../dashboards/day-table';
import { coinTable, type MetricsExport } from '../../parts/dashboards/metrics-export';

/** The dashboard of an operator: all brands together. */
export const OperatorDashboard = ({ companyId }: { readonly companyId: string }) => {
  const range = useRange();
  const metrics = useOperatorMetrics(companyId, range);
  const { data: status } = useOperatorStatus(companyId);
  const coins = metrics.data?.now.totals.coins ?? [];
  const coin = useShownCoin(coins);
  const brands = metrics.data?.now.brands ?? [];
  const awaiting = useAwaitingPromotions(
    brands.filter(({ status }) => status !== 'CLOSED').map(({ brandId }) => brandId),
  );
  return (
    <>
      {status && metrics.data && (
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
        {metrics.data && <ExportMenu {...operatorExport(companyId, range, metrics.data.now)} />}
      </RangeBar>
      <MetricsFrame metrics={metrics}>
        {({ now, before }) => (
          <>
            <CoinTabs coins={coins.map(({ coin: code }) => code)} shown={coin} />
            <OperatorKpis now={now} before={before} coin={coin} />
            <ChartGrid>
              <OperatorCharts metrics={now} coin={coin} />
            </ChartGrid>
          </>
        )}
      </MetricsFrame>
    </>
  );
};

/** The metrics of an operator by day and by brand. */
const operatorExport = (
  companyId: string,
  range: DateRange,
  metrics: OperatorMetricsPanel,
): MetricsExport => ({
  subject: { companyId },
  range,
  metrics,
  tables: [
    dayTable(metrics.days),
    coinTable(
      'brands',
      ['brandId', 'name', 'status', 'playerDays', 'newPlayers', 'sessions', 'playedSeconds'],
      metrics.brands.map(({ brandId, name, status, totals }) => ({
        keys: [
          ...[brandId, name, status, totals.playerDays],
          ...[totals.newPlayers, totals.sessions, totals.playedSeconds],
        ],
        coins: totals.coins,
      })),
    ),
  ],
});
