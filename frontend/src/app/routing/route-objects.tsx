import type { RouteHandle } from './route-handle';
import type { ComponentType } from 'react';
import { type MiddlewareFunction, Outlet, type RouteObject } from 'react-router-dom';
import { type Route, type RouteLayout, type RouteName, routes, type RouteAccess } from '#domain/routes';
import { ErrorScreen } from '../error-screen';
import { type Layout, layouts } from './layouts';
import type { MiddlewareNeeds } from './middleware-needs';
import { middlewareNamed, type MiddlewareName } from './middleware';
import { PageNotFound } from './page-not-found';
import { pages } from './pages';
import { Root } from '../root';

export interface RouteNeeds extends MiddlewareNeeds {
  /** Runs before every navigation to any page. */
  readonly first: MiddlewareFunction;
  /** Loads the page to which a route rule redirects this unknown URL. False if there is no such rule. */
  readonly leavesForRedirect: () => Promise<boolean>;
  /** Wraps every fetch of a chunk, so that a missing chunk can be recovered. */
  readonly guard: <Module>(load: () => Promise<Module>) => () => Promise<Module>;
}

/** The route tree: the root, the layouts, and in each layout its pages. */
export const routeObjects = (needs: RouteNeeds): RouteObject[] => [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: ErrorScreen,
    middleware: [needs.first],
    children: [...typedKeys(layouts).map((layout) => layoutRoute(layout, needs)), unknownRoute(needs)],
  },
];

const layoutRoute = (layout: RouteLayout, needs: RouteNeeds): RouteObject => ({
  id: `layout-${layout}`,
  lazy: lazily(needs, async () => withOutlet(await layouts[layout]())),
  children: typedKeys(routes)
    .filter((name) => routes[name].layout === layout)
    .map((name) => pageRoute(name, needs)),
});

const pageRoute = (name: RouteName, needs: RouteNeeds): RouteObject => {
  const route: Route = routes[name];
  return {
    id: name,
    path: route.path,
    handle: { name, title: route.title } satisfies RouteHandle,
    middleware: ['parameters', ...checksFor[route.access]].map((check) => middlewareNamed(check)(needs)),
    lazy: lazily(needs, pages[name]),
  };
};

/** Matches unknown paths, which can be pages of an earlier release. */
const unknownRoute = ({ leavesForRedirect }: RouteNeeds): RouteObject => ({
  id: 'unknown',
  path: '*',
  // Never shown, because the loader throws.
  element: null,
  loader: async ({ request }) => {
    if (await leavesForRedirect()) return new Promise<never>(() => undefined);
    throw new PageNotFound(new URL(request.url).pathname);
  },
});

const lazily =
  ({ guard }: RouteNeeds, load: () => Promise<ComponentType>) =>
  async () => ({
    Component: await guard(load)(),
  });

const withOutlet = (Frame: Layout): ComponentType => {
  const FrameWithOutlet = () => (
    <Frame>
      <Outlet />
    </Frame>
  );
  return FrameWithOutlet;
};

const typedKeys = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];

/** The checks before a page is shown, in order. */
const checksFor: Record<RouteAccess, readonly MiddlewareName[]> = {
  public: [],
  'signed-in': ['session', 'applicants'],
  'any-group': ['session', 'members'],
  players: ['session', 'players'],
  admins: ['session', 'members', 'admins'],
  operators: ['session', 'members', 'operators'],
  providers: ['session', 'members', 'providers'],
  'brand-admins': ['session', 'members', 'brand-admins'],
};
