import { sentenceFor } from '../../platform/messages';
import { EmptyState } from '../../ui/empty-state';
import { List } from '../../ui/list';
import { Page } from '../../ui/page';
import { AdminTiles } from './admin-tiles';
import { useReviewItems } from './list-review-items';
import { ReviewEntry } from './review-entry';

/** `/admin`: what waits, decided in place. */
export const AdminPage = () => {
  const queue = useReviewItems();
  const items = queue.data?.pages.flatMap((page) => page.items);
  return (
    <Page title="Admin" lead="What waits for a decision, and where the companies stand.">
      <AdminTiles waiting={items} more={queue.hasNextPage} />
      <section aria-labelledby="review-queue" className="grid gap-4">
        <h2 id="review-queue" className="text-lg font-semibold text-primary">
          Review queue
        </h2>
        <List
          label="Review queue"
          items={items}
          keyOf={(item) => item.id}
          failure={queue.error ? sentenceFor(queue.error) : undefined}
          onRetry={() => void queue.refetch()}
          onMore={queue.hasNextPage ? () => void queue.fetchNextPage() : undefined}
          busy={queue.isFetchingNextPage}
          empty={<EmptyState title="Nothing waits">New applications appear here by themselves.</EmptyState>}
        >
          {(item) => <ReviewEntry item={item} />}
        </List>
      </section>
    </Page>
  );
};
