import { useBrand } from '../../parts/brand/brand-context';
import { CoinTabs } from '../../parts/dashboards/coin-tabs';
import { ChartGrid, coinNote, PrintButton } from '../../parts/dashboards/dashboard-frame';
import { RangeBar } from '../../parts/dashboards/range-bar';
import { useShownCoin } from '../../parts/dashboards/shown-coin';
import { useRange } from '../../parts/dashboards/use-range';
import { sentenceFor } from '../../platform/api/messages';
import { useTabTitle } from '../../platform/page/tab-title';
import { Failure } from '../../ui/failure';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { BrandCharts } from './brand-charts';
import { BrandKpis } from './brand-kpis';
import { CohortTable } from './cohort-table';
import { useBrandMetrics } from './read-brand-metrics';

/** `/operator/brand/:brandId/Dashboard`: how a brand is doing, for those who manage it. */
export const BrandDashboardPage = () => {
  const brand = useBrand();
  const range = useRange();
  const { data, error, isPlaceholderData, refetch } = useBrandMetrics(brand.id, range);
  const coins = data?.now.totals.coins ?? [];
  const coin = useShownCoin(coins);
  useTabTitle(`Dashboard · ${brand.name}`);
  return (
    <Page
      width="wide"
      title="Dashboard"
      lead={`How ${brand.name} is played. Days are in UTC. ${coinNote}`}
      actions={<PrintButton />}
    >
      <RangeBar range={range} />
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton rows={6} />}
      {data && (
        <div
          aria-busy={isPlaceholderData}
          className={`grid grid-cols-1 gap-4 ${isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <CoinTabs coins={coins.map(({ coin: code }) => code)} shown={coin} />
          <BrandKpis now={data.now.totals} before={data.before.totals} coin={coin} />
          <ChartGrid>
            <BrandCharts figures={data.now} coin={coin} />
          </ChartGrid>
          <CohortTable cohorts={data.now.cohorts} />
        </div>
      )}
    </Page>
  );
};
