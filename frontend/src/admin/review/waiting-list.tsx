import { Link } from 'react-router-dom';
import { When } from '../../ui/when';
import type { WaitingItem } from './list-review-items';
import { itemKey, itemPath, nameOf } from './waiting-item';

interface WaitingListProps {
  readonly items: readonly WaitingItem[];
  /** The item that is open next to the list. */
  readonly open?: WaitingItem | undefined;
}

/** Links that open the items of the review queue. */
export const WaitingList = ({ items, open }: WaitingListProps) => (
  <ul
    aria-label="Review queue"
    className="divide-y divide-line overflow-hidden rounded-xl border border-line"
  >
    {items.map((item) => (
      <li key={itemKey(item)}>
        <WaitingLink item={item} isOpen={item === open} />
      </li>
    ))}
  </ul>
);

const WaitingLink = ({ item, isOpen }: { readonly item: WaitingItem; readonly isOpen: boolean }) => {
  const { name, kind } = nameOf(item);
  return (
    <Link
      to={itemPath(item)}
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
      className={`grid min-h-14 gap-0.5 px-4 py-2.5 ${isOpen ? 'bg-sunken' : 'bg-surface hover:bg-sunken'}`}
    >
      <span className="truncate font-medium" title={name}>
        {name}
      </span>
      <span className="truncate text-sm text-muted">
        {kind} · {item.company.name} · <When at={item.since} />
      </span>
    </Link>
  );
};
