import { type ReactNode, useRef } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import type { PagedList } from '../../platform/api/paged-list';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import { SkeletonRows } from '../../ui/skeleton';
import { MoreItems } from './more-items';
import { type ActiveFilter, NoResults } from './no-results';
import { useKeptFocus } from './use-kept-focus';

export interface ListFrameProps<Item> {
  readonly list: PagedList<Item>;
  /** Shown if the list has no items at all: an `<EmptyState>` with the next step. */
  readonly empty: ReactNode;
  /** Set while a filter is active. */
  readonly filter?: ActiveFilter | undefined;
  /** A placeholder during loading, hidden from screen readers. */
  readonly skeleton?: ReactNode;
  /** Renders the items (at least one) as rows, cards or a table. */
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** Renders all states of a list: loading, empty, nothing found, failed, forbidden, offline, stale, more. */
export const ListFrame = <Item,>(props: ListFrameProps<Item>) => {
  const { list } = props;
  const frame = useRef<HTMLDivElement>(null);
  const holdFocus = useKeptFocus(frame);
  const isBusy = list.state === 'loading' || list.state === 'stale';
  const held = (action: () => void) => () => {
    holdFocus();
    action();
  };
  if (list.state === 'forbidden') return <Notice tone="bad">{sentenceFor(list.error)}</Notice>;
  return (
    <div ref={frame} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      {list.error && <Failure text={sentenceFor(list.error)} onRetry={held(list.refetch)} />}
      {isBusy && (
        <p role="status" className="sr-only">
          Loading…
        </p>
      )}
      <div aria-busy={isBusy} className={list.state === 'stale' ? 'opacity-60' : ''}>
        <Content {...props} held={held} />
      </div>
      <MoreItems key={list.requestId} list={list} />
    </div>
  );
};

interface ContentProps<Item> extends ListFrameProps<Item> {
  readonly held: (action: () => void) => () => void;
}

const Content = <Item,>({ list, empty, filter, skeleton, children, held }: ContentProps<Item>) => {
  const { state, items, hasMore } = list;
  if (state === 'loading') return skeleton ?? <SkeletonRows />;
  if (items === undefined) return null;
  if (items.length > 0) return children(items);
  // A page without items after the server's filter is not the end of the list.
  if (hasMore || state === 'stale') return null;
  return filter ? <NoResults {...filter} onClear={held(filter.onClear)} /> : empty;
};
