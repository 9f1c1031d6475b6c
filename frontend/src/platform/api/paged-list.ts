import { isForbidden } from './errors';

/**
 * - `loading`: nothing has been read yet.
 * - `ready`: `items` are the response to the current request.
 * - `stale`: `items` are the response for the previous filter, while the current request is running.
 * - `failed`: the first page could not be read.
 * - `forbidden`: the caller has no access to the list.
 */
export type ListState = 'loading' | 'ready' | 'stale' | 'failed' | 'forbidden';

/** A list that is read page by page. */
export interface PagedList<Item> {
  readonly state: ListState;
  /** All items read so far, without duplicates; undefined if there are none to show. */
  readonly items: readonly Item[] | undefined;
  readonly idOf: (item: Item) => string;
  /** Different for every filter. */
  readonly requestId: string;
  /** The error of the last read. If a refresh failed, `items` are the earlier ones. */
  readonly error: Error | null;
  readonly refetch: () => void;
  readonly isFetching: boolean;
  /** The time of the last read, in milliseconds since 1970; 0 before it. */
  readonly readAt: number;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly isLoadingMore: boolean;
  /** The error of the next page; `loadMore` retries. */
  readonly moreError: Error | null;
}

interface Known {
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly data: unknown;
}

export const stateOf = ({ error, isPlaceholderData, data }: Known): ListState => {
  if (isForbidden(error)) return 'forbidden';
  if (isPlaceholderData) return 'stale';
  if (data !== undefined) return 'ready';
  return error ? 'failed' : 'loading';
};
