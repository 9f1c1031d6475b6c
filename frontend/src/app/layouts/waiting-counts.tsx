import { useReviewItems } from '../../admin/review/list-review-items';
import { useSupportRequests } from '../../admin/support/list-requests';

/** Number of items in the review queue. */
export const ReviewCount = () => <Count {...useReviewItems()} />;

/** Number of open support requests. */
export const SupportCount = () => <Count {...useSupportRequests('OPEN')} />;

interface CountProps {
  readonly items: readonly unknown[] | undefined;
  readonly hasMore: boolean;
}

/** Renders nothing while the number is unknown or zero. */
const Count = ({ items = [], hasMore }: CountProps) => {
  if (items.length === 0) return null;
  const count = `${items.length}${hasMore ? '+' : ''}`;
  return (
    <span className="ml-auto rounded-full bg-sunken px-2 text-xs leading-5 font-semibold text-text ring-1 ring-line rail:absolute rail:top-1.5 rail:left-5.5 rail:size-2.5 rail:overflow-hidden rail:px-0 rail:bg-accent rail:indent-8">
      {count}
      <span className="sr-only"> waiting</span>
    </span>
  );
};
