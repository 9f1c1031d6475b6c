import { isForbidden } from './errors';

/**
 * - `loading`: nothing has been read yet.
 * - `ready`: `items` are the answer to the current request.
 * - `stale`: `items` answer the previous filter while the answer to the current one is on its way.
 * - `failed`: the first page could not be read.
 * - `forbidden`: the caller may not read the list.
 */
export type ListState = 'loading' | 'ready' | 'stale' | 'failed' | 'forbidden';

/** A list of which more may be read. */
export interface PagedList<Item> {
  readonly state: ListState;
  /** Every item read so far, once; undefined while there is none to show. */
  readonly items: readonly Item[] | undefined;
  readonly idOf: (item: Item) => string;
  /** Differs for every filter. */
  readonly requestId: string;
  /** Why the list could not be read, or not be read again: then `items` are the earlier ones. */
  readonly error: Error | null;
  readonly refetch: () => void;
  readonly isFetching: boolean;
  /** When the items were last read, in milliseconds since 1970; 0 before that. */
  readonly readAt: number;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly isLoadingMore: boolean;
  /** Why the next page could not be read; `loadMore` tries again. */
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
