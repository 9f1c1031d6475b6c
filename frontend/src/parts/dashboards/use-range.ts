import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rangeIn, type ShownRange, todayUtc } from './date-range';

/** The range in the query string. */
export const useRange = (): ShownRange => {
  const [search] = useSearchParams();
  const today = todayUtc();
  return useMemo(() => rangeIn(search, today), [search, today]);
};
