import { useBrand } from '../../parts/brand/brand-context';
import { AttentionPanel, SetupPanel } from '../../parts/dashboards/attention-panel';
import { CoinTabs } from '../dashboards/coin-tabs';
import { ChartGrid, coinNote, PrintButton } from '../../parts/dashboards/dashboard-frame';
import { ExportMenu } from '../../parts/dashboards/export-menu';
import { MetricsFrame } from '../../parts/dashboards/metrics-frame';
import { RangeBar } from '../../parts/dashboards/range-bar';
import { useShownCoin } from '../../parts/dashboards/shown-coin';
import { useRange } from '../../parts/dashboards/use-range';
import { ShownTogether } from '../../parts/lists/shown-together';
import { useAwaitingPromotions } from '../promotions/awaiting-promotions';
import { useSession } from '../../platform/platform';
import { useTabTitle } from '../../platform/page/tab-title';
import { Page } from '../../ui/page';
import { BrandCharts } from './brand-charts';
import { brandExport } from './brand-export';
import { BrandKpis } from './brand-kpis';
import { brandAttention, brandSetup } from './brand-tasks';
import { CohortTable } from './cohort-table';
import { useBrandMetrics } from './read-brand-metrics';

/** `/operator/brand/:brandId/Dashboard`: the metrics of a brand, for its admins. */
export const BrandDashboardPage = () => {
  const brand = useBrand();
  const range = useRange();
  const isOwner = useSession()?.sub === brand.owner;
  const metrics = useBrandMetrics(brand.id, range);
  const coins = metrics.data?.now.totals.coins ?? [];
  const coin = useShownCoin(coins);
  const awaiting = useAwaitingPromotions([brand.id]);
  useTabTitle(`Dashboard · ${brand.name}`);
  return (
    <Page
      width="wide"
      title="Dashboard"
      lead={`Activity in ${brand.name}. ${daysText(brand.timeZone)} ${coinNote}`}
      actions={<PrintButton />}
    >
      <ShownTogether>
        {metrics.data && (
          <>
            <SetupPanel steps={brandSetup(brand, [metrics.data.now, metrics.data.before], isOwner)} />
            <AttentionPanel items={[...awaiting, ...brandAttention(brand, metrics.data.now, isOwner)]} />
          </>
        )}
        <RangeBar range={range}>
          {metrics.data && <ExportMenu {...brandExport(brand.id, range, metrics.data.now)} />}
        </RangeBar>
        <MetricsFrame metrics={metrics}>
          {({ now, before }) => (
            <>
              <CoinTabs coins={coins.map(({ coin: code }) => code)} shown={coin} />
              <BrandKpis now={now.totals} before={before.totals} coin={coin} />
              <ChartGrid>
                <BrandCharts metrics={now} coin={coin} />
              </ChartGrid>
              <CohortTable cohorts={now.cohorts} />
            </>
          )}
        </MetricsFrame>
      </ShownTogether>
    </Page>
  );
};

const daysText = (timeZone: string): string =>
  timeZone === 'UTC'
    ? 'Days are in UTC.'
    : `Days are in UTC, not in the time zone of the brand (${timeZone}).`;
