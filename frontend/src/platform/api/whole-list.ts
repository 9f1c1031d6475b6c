import { type PagedList, stateOf } from './paged-list';

const complete = {
  requestId: '',
  hasMore: false,
  loadMore: () => undefined,
  isLoadingMore: false,
  moreError: null,
} as const;

interface WholeQuery<Item> {
  readonly data: readonly Item[] | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly isFetching: boolean;
  readonly dataUpdatedAt: number;
  readonly refetch: () => Promise<unknown>;
}

/** A list that one query returns completely. */
export const wholeList = <Item>(query: WholeQuery<Item>, idOf: (item: Item) => string): PagedList<Item> => ({
  ...complete,
  state: stateOf(query),
  items: query.data,
  idOf,
  error: query.error,
  refetch: () => void query.refetch(),
  isFetching: query.isFetching,
  readAt: query.dataUpdatedAt,
});
