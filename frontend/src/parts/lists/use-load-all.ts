import { useEffect, useState } from 'react';
import type { PagedList } from '../../platform/api/paged-list';

/** The largest number of loaded rows. Above it, users have to filter. */
const mostLoaded = 1000;

/** Loads page after page until there is no more, the limit is reached, or a page fails. */
export const useLoadAll = <Item>({
  items = [],
  requestId,
  hasMore,
  isLoadingMore,
  moreError,
  loadMore,
}: PagedList<Item>) => {
  const [wanted, setWanted] = useState<string>();
  const mayLoad = hasMore && items.length < mostLoaded;
  const isLoading = wanted === requestId && mayLoad && moreError === null;
  useEffect(() => {
    if (isLoading && !isLoadingMore) loadMore();
  });
  return { mayLoad, isLoading, loadAll: () => setWanted(requestId) };
};
