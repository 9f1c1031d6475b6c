import { useLocation } from 'react-router-dom';
import { useHydrated } from './use-hydrated';

/** The query string; empty until the page is hydrated. */
export const usePageSearch = (): string => {
  const { search } = useLocation();
  return useHydrated() ? search : '';
};
