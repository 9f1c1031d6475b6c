import type { RouteHandle } from './route-handle';

/** The document title of a page. */
export const routeTitle = (handle: RouteHandle | undefined): string => {
  if (handle === undefined) return 'NovaLink';
  return handle.name === 'Home' ? 'NovaLink – casino games you can check' : titled(handle.title);
};

export const titled = (text: string): string => `${text} – NovaLink`;

export const notFoundTitle = titled('Page Not Found');
