import type { PagedList } from '../../platform/api/paged-list';
import { ListFrame } from '../../parts/lists/list-frame';
import { EmptyState } from '../../ui/empty-state';
import type { WaitingItem } from '../review/list-review-items';
import { WaitingList } from '../review/waiting-list';

const shownItems = 5;

/** The oldest items of the review queue. */
export const OldestItems = ({ queue }: { readonly queue: PagedList<WaitingItem> }) => (
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
