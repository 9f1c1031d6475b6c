import { List } from '../../parts/lists/list';
import { EmptyState } from '../../ui/empty-state';
import type { useReviewItems } from './list-review-items';
import { ReviewEntry } from './review-entry';

interface ReviewQueueProps {
  readonly queue: ReturnType<typeof useReviewItems>;
}

/** What waits for an admin, oldest first. */
export const ReviewQueue = ({ queue }: ReviewQueueProps) => (
  <section aria-labelledby="review-queue" className="grid gap-4">
    <h2 id="review-queue" className="text-lg font-semibold text-heading">
      Review queue
    </h2>
    <List
      label="Review queue"
      list={queue}
      empty={<EmptyState title="Nothing waits">What companies send in appears here by itself.</EmptyState>}
    >
      {(item) => <ReviewEntry item={item} />}
    </List>
  </section>
);
