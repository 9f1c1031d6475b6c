import { useLocation } from 'react-router-dom';
import { useHydrated } from './use-hydrated';

/** The query of the address; nothing while the page is still as it was built. */
export const usePageSearch = (): string => {
  const { search } = useLocation();
  return useHydrated() ? search : '';
};
