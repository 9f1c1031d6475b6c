import { matchRoutes } from 'react-router-dom';
import { routes } from '#domain/routes';

const routeObjects = Object.entries(routes).map(([id, { path }]) => ({ id, path }));

/**
 * The view that a link opens: the path of its route and the tab, such as `/admin/Games/:gameId?tab=history`.
 * Undefined for another origin and for paths without a page. One URL of each view is enough for a contact
 * sheet.
 */
export function viewOf(href: string, origin: string): string | undefined {
  if (!URL.canParse(href, origin)) return undefined;
  const url = new URL(href, origin);
  if (url.origin !== origin) return undefined;
  const path = matchRoutes(routeObjects, url.pathname)?.at(-1)?.route.path;
  const tab = url.searchParams.get('tab');
  return path === undefined || tab === null ? path : `${path}?tab=${tab}`;
}
