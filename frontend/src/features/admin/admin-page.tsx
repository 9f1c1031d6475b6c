import { lazy, Suspense } from 'react';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { AdminTiles } from './admin-tiles';
import { useReviewItems } from './list-review-items';
import { ReviewQueue } from './review-queue';

// Below the queue, so that what waits is shown first.
const CompaniesSection = lazy(async () => ({
  default: (await import('./companies-section')).CompaniesSection,
}));

/** `/admin`: what waits, decided in place, and every company with what can be done about it. */
export const AdminPage = () => {
  const queue = useReviewItems();
  return (
    <Page title="Admin" lead="What waits for a decision, and where the companies stand.">
      <AdminTiles waiting={queue.items} more={queue.hasMore} asOf={new Date(queue.readAt)} />
      <ReviewQueue queue={queue} />
      <Suspense fallback={<Skeleton />}>
        <CompaniesSection />
      </Suspense>
    </Page>
  );
};
