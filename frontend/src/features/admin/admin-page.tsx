import { Page } from '../../ui/page';
import { AdminTiles } from './admin-tiles';
import { CompaniesSection } from './companies-section';
import { useReviewItems } from './list-review-items';
import { ReviewQueue } from './review-queue';

/** `/admin`: what waits, decided in place, and every company with what can be done about it. */
export const AdminPage = () => {
  const queue = useReviewItems();
  return (
    <Page title="Admin" lead="What waits for a decision, and where the companies stand.">
      <AdminTiles waiting={queue.items} more={queue.hasMore} asOf={new Date(queue.readAt)} />
      <ReviewQueue queue={queue} />
      <CompaniesSection />
    </Page>
  );
};
