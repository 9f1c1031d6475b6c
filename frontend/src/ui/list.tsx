import { type Key, type ReactNode, useSyncExternalStore } from 'react';
import { Button } from './button';
import { Failure } from './failure';
import { cardGrid, CardSkeletons } from './media/art-card';
import { Notice } from './notice';
import { Skeleton } from './skeleton';

interface ListProps<Item> {
  /** Names the list to those who listen. */
  readonly label: string;
  /** Tiles and cards stand side by side, for what is looked at more than read; cards bring their own surface. */
  readonly look?: 'rows' | 'tiles' | 'cards';
  /** What has been fetched; undefined while the first page is on its way. */
  readonly items: readonly Item[] | undefined;
  readonly keyOf: (item: Item) => Key;
  readonly children: (item: Item) => ReactNode;
  /** Shown when there is nothing: an `<EmptyState>` that says what to do next. */
  readonly empty: ReactNode;
  /** Why the last request failed, as a sentence. */
  readonly failure?: string | undefined;
  readonly onRetry: () => void;
  /** Fetches the next page; absent when there is none. */
  readonly onMore?: (() => void) | undefined;
  readonly busy?: boolean;
}

/** Every list of the product: skeleton, failure with retry, offline, empty, and going on. */
export const List = <Item,>({
  label,
  look = 'rows',
  items,
  keyOf,
  children,
  empty,
  failure,
  onRetry,
  onMore,
  busy,
}: ListProps<Item>) => {
  const online = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className="grid gap-4">
      {!online && <Notice tone="warning">You are offline. What you see may be out of date.</Notice>}
      {failure !== undefined && <Failure text={failure} onRetry={onRetry} />}
      {items === undefined && failure === undefined && (look === 'cards' ? <CardSkeletons /> : <Skeleton />)}
      {items?.length === 0 && onMore === undefined && empty}
      {items !== undefined && items.length > 0 && (
        <ul aria-label={label} className={columns[look]}>
          {items.map((item) => (
            <li
              key={keyOf(item)}
              className={look === 'cards' ? '' : 'rounded-2xl border border-line bg-surface p-4 sm:p-5'}
            >
              {children(item)}
            </li>
          ))}
        </ul>
      )}
      {onMore !== undefined && (
        <Button look="quiet" className="justify-self-center" busy={busy ?? false} onClick={onMore}>
          Show more
        </Button>
      )}
    </div>
  );
};

const columns = {
  rows: 'grid gap-3',
  tiles:
    'grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(10.5rem,100%),1fr))] sm:grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))]',
  cards: cardGrid,
};

const onConnection = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};
