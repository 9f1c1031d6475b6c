import type { RouteAccess } from '#domain/routes';
import type { MiddlewareName } from './middleware';

/** The checks before a page is shown, in order. */
export const checksFor: Record<RouteAccess, readonly MiddlewareName[]> = {
  public: [],
  'signed-in': ['session', 'applicants'],
  'any-group': ['session', 'members'],
  players: ['session', 'players'],
  admins: ['session', 'members', 'admins'],
  operators: ['session', 'members', 'operators'],
  providers: ['session', 'members', 'providers'],
  'brand-admins': ['session', 'members', 'brand-admins'],
};
