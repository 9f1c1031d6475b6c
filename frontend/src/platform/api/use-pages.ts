import { hashKey, type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { PageOf } from './full-page';
import { type PagedList, stateOf } from './paged-list';

export interface PagesOptions<Item> {
  /**
   * Identifies the list. While `filter` changes under the same key, the previous items stay visible as stale.
   */
  readonly key: QueryKey;
  /** The filter of the list, or a revision that reads it again. */
  readonly filter?: unknown;
  readonly readPage: (nextToken: string | undefined, signal: AbortSignal) => Promise<PageOf<Item>>;
  /** An item that moved to another page during the read is shown once. */
  readonly idOf: (item: Item) => string;
  /** The polling interval in milliseconds, depending on the pages. */
  readonly refetchInterval?: (items: readonly Item[]) => number | false;
}

/** Reads a list page by page. A request with an outdated filter is cancelled, and its response is ignored. */
export const usePages = <Item>({
  key,
  filter,
  readPage,
  idOf,
  refetchInterval,
}: PagesOptions<Item>): PagedList<Item> => {
  const queryKey = [...key, { filter }];
  const query = useInfiniteQuery<
    PageOf<Item>,
    Error,
    InfiniteData<PageOf<Item>>,
    QueryKey,
    string | undefined
  >({
    queryKey,
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    getNextPageParam: ({ nextToken }) => nextToken ?? undefined,
    placeholderData: (before, query) => (query && isBelow(query.queryKey, key) ? before : undefined),
    ...(refetchInterval && {
      refetchInterval: ({ state: { data } }) => refetchInterval(data ? uniqueItems(data.pages, idOf) : []),
    }),
  });
  const { error, isFetchNextPageError: isOfNextPage, isFetchingNextPage, fetchNextPage } = query;
  return {
    state: isOfNextPage ? 'ready' : stateOf(query),
    items: query.data && uniqueItems(query.data.pages, idOf),
    idOf,
    requestId: hashKey(queryKey),
    error: isOfNextPage ? null : error,
    refetch: () => void query.refetch(),
    isFetching: query.isFetching,
    readAt: query.dataUpdatedAt,
    hasMore: query.hasNextPage,
    loadMore: () => {
      if (!isFetchingNextPage) void fetchNextPage();
    },
    isLoadingMore: isFetchingNextPage,
    moreError: isOfNextPage && !isFetchingNextPage ? error : null,
  };
};

const isBelow = (queryKey: QueryKey, key: QueryKey): boolean =>
  queryKey.length === key.length + 1 && hashKey(queryKey.slice(0, key.length)) === hashKey(key);

/** Items at their first position with their latest values. */
const uniqueItems = <Item>(pages: readonly PageOf<Item>[], idOf: (item: Item) => string): readonly Item[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((item) => [idOf(item), item])).values(),
];
