import { lazy, Suspense } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { ListFrame } from '../../parts/lists/list-frame';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { type WaitingItem, useReviewItems } from './list-review-items';
import { useOpenItem } from './use-open-item';
import { useTriageKeys } from './use-triage-keys';
import { itemKey } from './waiting-item';
import { WaitingList } from './waiting-list';

const ReviewEntry = lazy(async () => ({ default: (await import('./review-entry')).ReviewEntry }));

/** `/admin/Review`: the review queue, with one item open next to the list. */
export const AdminReviewPage = () => {
  const queue = useReviewItems();
  return (
    <Page
      title={routes.AdminReview.title}
      lead="Companies, compliance profiles, game versions, casinos and RTP alerts that need a decision, oldest first."
    >
      <ListFrame
        list={queue}
        empty={
          <EmptyState title="The review queue is empty">
            New submissions appear here automatically.
          </EmptyState>
        }
      >
        {(items) => <Triage items={items} />}
      </ListFrame>
    </Page>
  );
};

const Triage = ({ items }: { readonly items: readonly WaitingItem[] }) => {
  const { item, place, isChosen, openPrevious, openNext } = useOpenItem(items);
  useTriageKeys({ openPrevious, openNext });
  if (item === undefined) return null;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className={`lg:sticky lg:top-20 ${isChosen ? 'hidden lg:block' : ''}`}>
        <WaitingList items={items} open={item} />
      </div>
      <div className={`grid grid-cols-1 gap-4 ${isChosen ? '' : 'hidden lg:grid'}`}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Link to={routes.AdminReview.path} className="text-secondary hover:underline lg:hidden">
            All items
          </Link>
          <p role="status" className="text-sm text-muted tabular-nums">
            {place + 1} of {items.length}
          </p>
          <div className="flex gap-2">
            <Button look="quiet" disabled={!openPrevious} onClick={openPrevious} title="Previous item (K)">
              <ChevronLeft aria-hidden className="size-5" /> Previous
            </Button>
            <Button look="quiet" disabled={!openNext} onClick={openNext} title="Next item (J)">
              Next <ChevronRight aria-hidden className="size-5" />
            </Button>
          </div>
        </div>
        <div key={itemKey(item)} className="rounded-2xl border border-line bg-surface p-5 sm:p-7">
          <Suspense fallback={<Skeleton rows={4} />}>
            <ReviewEntry item={item} />
          </Suspense>
        </div>
        <p className="hidden text-sm text-muted lg:block">
          Keyboard: <kbd>J</kbd> next item, <kbd>K</kbd> previous item.
        </p>
      </div>
    </div>
  );
};
