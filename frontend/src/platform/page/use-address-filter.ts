import { useState } from 'react';
import { createSearchParams, type URLSearchParamsInit, useSearchParams } from 'react-router-dom';

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
    setSearch(createSearchParams(write(filter)), { replace, preventScrollReset: true });
  };
  return [chosen.filter, choose];
};
