import { useState } from 'react';
import { createSearchParams, type URLSearchParamsInit, useSearchParams } from 'react-router-dom';

/** What a table keeps in the address: another filter of its list leaves them there. */
const ofTables = ['q', 'sort'];

/**
 * What the address narrows a list by, and how to change it. A choice counts at once: the address follows a moment
 * later, and a choice made in between must not undo the one before. What is typed replaces what was typed before it.
 */
export const useAddressFilter = <Filter>(
  read: (search: URLSearchParams) => Filter,
  write: (filter: Filter) => URLSearchParamsInit,
): readonly [filter: Filter, choose: (filter: Filter, how?: { readonly replace: boolean }) => void] => {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const [chosen, setChosen] = useState({ address, filter: read(search) });
  if (chosen.address !== address) setChosen({ address, filter: read(search) });
  const choose = (filter: Filter, { replace } = { replace: false }) => {
    setChosen({ address, filter });
    const next = createSearchParams(write(filter));
    for (const name of ofTables) for (const kept of search.getAll(name)) next.append(name, kept);
    setSearch(next, { replace, preventScrollReset: true });
  };
  return [chosen.filter, choose];
};
