import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on a rendered page until React has taken it over, and true from then on. What depends on the browser, such as
 * the address's query, is shown once it is true: until then the page has to be as it was built.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
