import { useState } from 'react';
import { createSearchParams, type URLSearchParamsInit, useSearchParams } from 'react-router-dom';

/** Parameters of tables, which a change of the filter does not change. */
const ofTables = ['q', 'sort'];

/**
 * The filter of a list in the URL, and a function to change it. A change applies immediately, although the
 * URL is updated a moment later; a further change in between must not undo the first. Typed text replaces the
 * history entry of earlier typed text.
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
