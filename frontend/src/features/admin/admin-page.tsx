import { routes } from '#domain/routes';
import { ListFrame } from '../../parts/lists/list-frame';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { AdminTiles } from './admin-tiles';
import { useReviewItems } from './list-review-items';
import { WaitingList } from './waiting-list';

const shownItems = 5;

/** `/admin`: what waits for a decision, and the number of companies by status. */
export const AdminPage = () => {
  const queue = useReviewItems();
  return (
    <Page
      title={routes.AdminDashboard.title}
      lead="The review queue and the companies of the platform."
      actions={<ButtonLink to={routes.AdminReview.path}>Open the review queue</ButtonLink>}
    >
      <AdminTiles waiting={queue.items} more={queue.hasMore} asOf={new Date(queue.readAt)} />
      <section aria-labelledby="waiting" className="grid grid-cols-1 gap-4">
        <h2 id="waiting" className="text-lg font-semibold">
          Oldest items
        </h2>
        <ListFrame
          list={{ ...queue, hasMore: false }}
          empty={
            <EmptyState title="The review queue is empty">
              New submissions appear here automatically.
            </EmptyState>
          }
        >
          {(items) => <WaitingList items={items.slice(0, shownItems)} />}
        </ListFrame>
      </section>
    </Page>
  );
};
