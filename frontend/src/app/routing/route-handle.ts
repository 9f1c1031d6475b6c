import type { RouteName } from '#domain/routes';

export interface RouteHandle {
  readonly name: RouteName;
  readonly title: string;
}
