import type { Location } from 'react-router-dom';

/**
 * The key of every location that the browser loaded, as opposed to a location opened by a link of the site.
 */
const loaded = 'default';

/**
 * The key under which the scroll position of a location is stored. Loaded pages have no key of their own, so
 * their path is used: otherwise, a page would open at the position of the page that was loaded before it.
 */
export const scrollKey = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string =>
  key === loaded ? `${pathname}${search}` : key;
