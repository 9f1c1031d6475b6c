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

/**
 * The search and the order of a table: in the URL, so that they can be shared; only in memory for a table
 * inside a row.
 */
export const useTableState = (isInAddress: boolean): TableStateControl => {
  const [search, setSearch] = useSearchParams();
  const address = isInAddress ? search.toString() : '';
  const [shown, setShown] = useState({ address, ...stateIn(new URLSearchParams(address)) });
  if (shown.address !== address) setShown({ address, ...stateIn(new URLSearchParams(address)) });
  const { query, sort } = shown;
  const set = (changed: TableState, replace: boolean) => {
    // Shown immediately; the URL is updated a moment later.
    setShown({ address, ...changed });
    if (isInAddress)
      setSearch((before) => addressFor(before, changed), { replace, preventScrollReset: true });
  };
  return {
    query,
    sort,
    // Typed text replaces the history entry of earlier typed text.
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
