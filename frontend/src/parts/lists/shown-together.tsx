import { useIsFetching, useQueryClient, type Query } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Skeleton } from '../../ui/skeleton';

/** After this time without an answer, a request does not hold back the rest of the page. */
const patienceMs = 3000;

/** Time for a part that needs the answer of another request to start its own. */
const restMs = 50;

/** First requests that have neither succeeded nor failed yet. */
const first = {
  predicate: ({ state }: Query) => state.status === 'pending' && state.fetchFailureCount === 0,
};

/** Whether the query has no request, such as the rewards of a guest. */
const isDisabled = ({ options }: Query) => 'enabled' in options && options.enabled === false;

/**
 * Shows parts of a page together as soon as all of their data has arrived, because a part that appears later
 * moves the parts below it.
 */
export const ShownTogether = ({ children }: { readonly children: ReactNode }) => {
  const queries = useQueryClient();
  const fetching = useIsFetching(first);
  const [isShown, setShown] = useState(false);
  // Called before the first paint, so that cached data is shown without a skeleton. Requests have not started yet, but
  // their queries exist.
  const showCached = useCallback(
    (parts: HTMLElement | null) => {
      if (parts && queries.getQueryCache().findAll(first).every(isDisabled)) setShown(true);
    },
    [queries],
  );
  useEffect(() => {
    if (fetching > 0) return undefined;
    const timer = setTimeout(() => {
      if (queries.isFetching(first) === 0) setShown(true);
    }, restMs);
    return () => clearTimeout(timer);
  }, [queries, fetching]);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, [fetching]);
  return (
    <>
      {!isShown && <Skeleton rows={12} />}
      <div ref={showCached} className={isShown ? 'contents' : 'hidden'}>
        {children}
      </div>
    </>
  );
};
