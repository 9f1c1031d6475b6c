import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Sort } from '../../ui/table/table';

export interface TableState {
  readonly query: string;
  readonly sort: Sort | undefined;
}

interface TableStateControl extends TableState {
  readonly search: (query: string) => void;
  readonly sortBy: (sort: Sort | undefined) => void;
}

/** Search and order of a table: in the address, so that they can be shared; of a table inside a row, on the page alone. */
export const useTableState = (isInAddress: boolean): TableStateControl => {
  const [search, setSearch] = useSearchParams();
  const address = isInAddress ? search.toString() : '';
  const [shown, setShown] = useState({ address, ...stateIn(new URLSearchParams(address)) });
  if (shown.address !== address) setShown({ address, ...stateIn(new URLSearchParams(address)) });
  const { query, sort } = shown;
  const set = (changed: TableState, replace: boolean) => {
    // Shown at once: the address follows a moment later.
    setShown({ address, ...changed });
    if (isInAddress)
      setSearch((before) => addressFor(before, changed), { replace, preventScrollReset: true });
  };
  return {
    query,
    sort,
    // What is typed replaces what was typed before it.
    search: (typed) => set({ query: typed, sort }, query !== '' && typed !== ''),
    sortBy: (chosen) => set({ query, sort: chosen }, true),
  };
};

const stateIn = (address: URLSearchParams): TableState => {
  const sort = address.get('sort');
  return {
    query: address.get('q') ?? '',
    sort: sort === null ? undefined : { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') },
  };
};

const addressFor = (before: URLSearchParams, { query, sort }: TableState): URLSearchParams => {
  const address = new URLSearchParams(before);
  address.delete('q');
  address.delete('sort');
  if (query !== '') address.set('q', query);
  if (sort) address.set('sort', `${sort.descending ? '-' : ''}${sort.column}`);
  return address;
};
