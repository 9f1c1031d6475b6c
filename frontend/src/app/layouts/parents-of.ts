import { type Route, routes } from '#domain/routes';
import type { Crumb } from '../../ui/breadcrumbs';

/** The menu pages above a URL, topmost first: `/provider` is above `/provider/Games?create`. */
export const parentsOf = (address: string): readonly Crumb[] => {
  const [path = ''] = address.toLowerCase().split(/[?#]/);
  return Object.values<Route>(routes)
    .filter((route) => route.layout === 'default' && !route.menuHidden)
    .filter((route) => path.startsWith(`${route.path.toLowerCase()}/`))
    .sort((one, other) => one.path.length - other.path.length)
    .map((route) => ({ label: route.title, to: route.path }));
};
