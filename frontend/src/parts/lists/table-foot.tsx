import type { PagedList } from '../../platform/api/paged-list';
import { whole } from '../../platform/labels/numbers';
import { Button } from '../../ui/button';
import type { Table } from '../../ui/table/table';
import { useEffect, useState } from 'react';

interface TableFootProps<Row> {
  readonly list: PagedList<Row>;
  readonly noun: Table<Row>['noun'];
  /** The number of rows that match the search. */
  readonly found: number;
  readonly query: string;
  readonly isSorted: boolean;
}

/** The number of rows, and a note that search and sorting only know the loaded part of a list. */
export const TableFoot = <Row,>({ list, noun, found, query, isSorted }: TableFootProps<Row>) => {
  const { mayLoad, isLoading, loadAll } = useLoadAll(list);
  const loaded = list.items?.length ?? 0;
  const isNarrowed = query !== '' || isSorted;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <p aria-live="polite">
        {countText({ loaded, noun, found, query, hasMore: list.hasMore })}
        {list.hasMore && isNarrowed && ` ${partText(query, isSorted, noun.many)}`}
      </p>
      {mayLoad && isNarrowed && (
        <Button look="plain" className="min-h-8! px-0! py-0! text-sm!" busy={isLoading} onClick={loadAll}>
          {isLoading ? `Loading all ${noun.many}…` : `Load all ${noun.many}`}
        </Button>
      )}
    </div>
  );
};

const partText = (query: string, isSorted: boolean, rows: string): string => {
  if (query === '') return `Sorting covers only the loaded ${rows}.`;
  return isSorted
    ? `Search and sorting cover only the loaded ${rows}.`
    : `The search covers only the loaded ${rows}.`;
};

interface Counted {
  readonly loaded: number;
  readonly noun: Table<never>['noun'];
  readonly found: number;
  readonly query: string;
  readonly hasMore: boolean;
}

const countText = ({ loaded, noun, found, query, hasMore }: Counted): string => {
  const all = `${whole(loaded)} ${loaded === 1 ? noun.one : noun.many}`;
  if (query === '') return hasMore ? `${all} loaded; there are more.` : `${all}.`;
  return hasMore ? `${whole(found)} of ${all} loaded found.` : `${whole(found)} of ${all} found.`;
};

/** The largest number of loaded rows. Above it, users have to filter. */
const mostLoaded = 1000;

/** Loads page after page until there is no more, the limit is reached, or a page fails. */
const useLoadAll = <Item,>({
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
