import type { createBrowserRouter } from 'react-router-dom';
import { pathKey } from '#domain/redirects';
import { PageNotFound } from './routing/page-not-found';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Resolves when the first page has been fetched. */
export const isReady = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    const look = () => router.state.initialized && resolve();
    router.subscribe(look);
    look();
  });

/**
 * Whether the router shows the prerendered page (a path or `404`). It does not if an old deployment answers
 * for another URL, or if the page failed to load.
 */
export const isPageAt = (
  page: string | undefined,
  { location, errors }: Pick<Router['state'], 'location' | 'errors'>,
): boolean => {
  const [fault] = Object.values<unknown>(errors ?? {});
  if (page === '404') return fault instanceof PageNotFound;
  return page !== undefined && fault === undefined && pathKey(page) === pathKey(location.pathname);
};
