import type { UseQueryResult } from '@tanstack/react-query';
import { type PagedList, stateOf } from './paged-list';

const complete = {
  requestId: '',
  hasMore: false,
  loadMore: () => undefined,
  isLoadingMore: false,
  moreError: null,
} as const;

/** A list that one query answers in full. */
export const wholeList = <Item>(
  query: UseQueryResult<readonly Item[]>,
  idOf: (item: Item) => string,
): PagedList<Item> => ({
  ...complete,
  state: stateOf(query),
  items: query.data,
  idOf,
  error: query.error,
  refetch: () => void query.refetch(),
  isFetching: query.isFetching,
  readAt: query.dataUpdatedAt,
});
