import { useReviewItems } from '../../features/admin/list-review-items';

/** How many items the review queue has; nothing while that is unknown or none. */
export const ReviewCount = () => {
  const { items = [], hasMore } = useReviewItems();
  if (items.length === 0) return null;
  const count = `${items.length}${hasMore ? '+' : ''}`;
  return (
    <span className="ml-auto rounded-full bg-sunken px-2 text-xs leading-5 font-semibold text-text ring-1 ring-line rail:absolute rail:top-1.5 rail:left-5.5 rail:size-2.5 rail:overflow-hidden rail:px-0 rail:bg-accent rail:indent-8">
      {count}
      <span className="sr-only"> waiting</span>
    </span>
  );
};
