import type { Location } from 'react-router-dom';

/** The key of every location that was loaded by the browser rather than opened by a link of the site. */
const loaded = 'default';

/**
 * Under which name a location's scroll position is kept. Loaded pages have no key of their own: kept by their path,
 * a page opens at the top instead of where the page that was loaded before it was left.
 */
export const scrollKey = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string =>
  key === loaded ? `${pathname}${search}` : key;
