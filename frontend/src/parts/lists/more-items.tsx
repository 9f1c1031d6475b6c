import { useRef, useState } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import type { PagedList } from '../../platform/api/paged-list';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useKeptFocus } from './use-kept-focus';

/** A button that loads the next page, and a status for screen readers with the result. */
export const MoreItems = <Item,>({ list }: { readonly list: PagedList<Item> }) => {
  const { hasMore, loadMore, isLoadingMore, moreError } = list;
  const status = useRef<HTMLParagraphElement>(null);
  const text = useMoreStatus(list);
  const holdFocus = useKeptFocus(status);
  return (
    <>
      {moreError && <Notice tone="bad">{sentenceFor(moreError)}</Notice>}
      {hasMore && (
        <Button
          look="quiet"
          className="justify-self-center"
          busy={isLoadingMore}
          onClick={() => {
            holdFocus();
            loadMore();
          }}
        >
          {moreError ? 'Try again' : 'Show more'}
        </Button>
      )}
      <p
        ref={status}
        tabIndex={-1}
        aria-live="polite"
        className={text === '' ? 'sr-only' : 'justify-self-center text-sm text-muted'}
      >
        {text}
      </p>
    </>
  );
};

/** Changes when a page is requested and when it has arrived, but not when the list is read again. */
const useMoreStatus = <Item,>({ items = [], isLoadingMore }: PagedList<Item>): string => {
  const [status, setStatus] = useState({ isLoading: false, before: 0, text: '' });
  const { isLoading, before } = status;
  const loaded = items.length - before;
  if (isLoadingMore && !isLoading)
    setStatus({ isLoading: true, before: items.length, text: 'Loading more…' });
  if (!isLoadingMore && isLoading)
    setStatus({
      isLoading: false,
      before,
      text: loaded > 0 ? `${loaded} more loaded, ${items.length} in total.` : '',
    });
  return status.text;
};
