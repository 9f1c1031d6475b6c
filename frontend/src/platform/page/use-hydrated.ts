import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on a prerendered page until React has hydrated it, then true. Content that depends on the browser,
 * such as the query string, is rendered only when it is true: until then, the page must equal the prerendered
 * one.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
