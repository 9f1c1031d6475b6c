import { adminRoutes } from './routes/admin-routes';
import { brandRoutes } from './routes/brand-routes';
import { operatorRoutes } from './routes/operator-routes';
import { ownRoutes } from './routes/own-routes';
import { providerRoutes } from './routes/provider-routes';
import { publicRoutes } from './routes/public-routes';

export type { Route, RouteAccess, RouteLayout } from './routes/route';

/** The paths of the site for the router, CloudFront and the tests. Matching ignores case. */
export const routes = {
  ...publicRoutes,
  ...ownRoutes,
  ...adminRoutes,
  ...providerRoutes,
  ...operatorRoutes,
  ...brandRoutes,
} as const;

export type RouteName = keyof typeof routes;
