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
import { useReviewItems, type WaitingItem } from '../review/list-review-items';
import { useAdminMetrics } from './read-platform';
import type { PagedList } from '../../platform/api/paged-list';
import { ListFrame } from '../../parts/lists/list-frame';
import { EmptyState } from '../../ui/empty-state';
import { WaitingList } from '../review/waiting-list';

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

const shownItems = 5;

/** The oldest items of the review queue. */
const OldestItems = ({ queue }: { readonly queue: PagedList<WaitingItem> }) => (
  <section aria-labelledby="waiting" className="grid grid-cols-1 gap-4">
    <h2 id="waiting" className="text-lg font-semibold">
      Oldest items
    </h2>
    <ListFrame
      list={{ ...queue, hasMore: false }}
      empty={
        <EmptyState title="The review queue is empty">New submissions appear here automatically.</EmptyState>
      }
    >
      {(items) => <WaitingList items={items.slice(0, shownItems)} />}
    </ListFrame>
  </section>
);
