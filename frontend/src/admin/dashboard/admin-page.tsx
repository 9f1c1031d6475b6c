import { routes } from '#domain/routes';
import { AttentionPanel } from '../../parts/dashboards/attention-panel';
import { ChartGrid, PrintButton } from '../../parts/dashboards/dashboard-frame';
import { MetricsFrame } from '../../parts/dashboards/metrics-frame';
import { RangeBar } from '../../parts/dashboards/range-bar';
import { useRange } from '../../parts/dashboards/use-range';
import { ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';
import { adminAttention } from './admin-attention';
import { AdminCharts } from './admin-charts';
import { AdminKpis } from './admin-kpis';
import { useReviewItems } from '../review/list-review-items';
import { OldestItems } from './oldest-items';
import { useAdminMetrics } from './read-platform';

/** `/admin`: the tasks of admins and the metrics of the platform. */
export const AdminPage = () => {
  const range = useRange();
  const queue = useReviewItems();
  const { status, asOf, metrics } = useAdminMetrics(range);
  // The tasks and the range appear together with the metrics, because each would move the parts below it.
  const isLoading = metrics.data === undefined && metrics.error === null;
  return (
    <Page
      width="wide"
      title={routes.AdminDashboard.title}
      lead="The review queue, play in all brands, and the companies of the platform. Days are in UTC."
      actions={
        <>
          <PrintButton />
          <ButtonLink to={routes.AdminReview.path}>Open review queue</ButtonLink>
        </>
      }
    >
      {!isLoading && status && <AttentionPanel items={adminAttention(status, queue.items ?? [], asOf)} />}
      {!isLoading && <RangeBar range={range} />}
      <MetricsFrame metrics={metrics}>
        {({ now, before, status: current }) => (
          <>
            <AdminKpis now={now} before={before} status={current} asOf={asOf} />
            <ChartGrid>
              <AdminCharts metrics={now} companies={current.companies} />
            </ChartGrid>
          </>
        )}
      </MetricsFrame>
      <OldestItems queue={queue} />
    </Page>
  );
};
