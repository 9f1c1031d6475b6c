import type { Middleware } from './middleware-needs';
import { redirect } from 'react-router-dom';
import { type RouteAccess, routes } from '#domain/routes';
import { homePath } from '../../platform/session/home-path';
import type { Session, Sessions } from '../../platform/session/session';
import { admits } from './access';
import { brandAdmins } from './brand-admins';
import { players } from './players';
import { PageNotFound } from './page-not-found';
import { areWellFormed } from './parameters';
import { requestedPath } from './requested-path';

/** A path with an invalid parameter is a 404 for every user. */
const parameters: Middleware =
  () =>
  ({ request, params }) => {
    if (!areWellFormed(params)) throw new PageNotFound(new URL(request.url).pathname);
  };

const session: Middleware =
  ({ sessions, heading }) =>
  async ({ request }) => {
    const found = await sessions.read().catch((error: unknown) => {
      console.error('The session could not be checked', error);
      throw redirect('/login');
    });
    if (found) return;
    // The start page shows every game to guests.
    const [, gameId] = /^\/games\/([^/]+)\/*$/i.exec(new URL(request.url).pathname) ?? [];
    if (gameId !== undefined) throw redirect(`${routes.Home.path}?game=${gameId.toUpperCase()}`);
    throw redirect(`/login?next=${encodeURIComponent(requestedPath(request, heading))}`);
  };

/** Users who already have a group have completed their application. */
const applicants: Middleware =
  ({ sessions }) =>
  () => {
    const { groups } = checked(sessions);
    if (groups.length > 0) throw redirect(homePath(groups));
  };

const members: Middleware =
  ({ sessions }) =>
  () => {
    const { groups } = checked(sessions);
    if (groups.length === 0) throw redirect(homePath(groups));
  };

const only =
  (access: RouteAccess): Middleware =>
  ({ sessions }) =>
  ({ request }) => {
    if (!admits(access, checked(sessions).groups)) throw new PageNotFound(new URL(request.url).pathname);
  };

const registry = {
  parameters,
  session,
  applicants,
  members,
  players,
  admins: only('admins'),
  operators: only('operators'),
  providers: only('providers'),
  'brand-admins': brandAdmins,
} as const satisfies Record<string, Middleware>;

export type MiddlewareName = keyof typeof registry;

/**
 * The middleware with this name. Throws if there is none, so that a typing error cannot leave a page
 * unprotected.
 */
export const middlewareNamed = (name: string): Middleware => {
  const found = Object.entries(registry).find(([known]) => known === name);
  if (!found) throw new Error(`Unknown route middleware: ${name}`);
  return found[1];
};

const checked = (sessions: Sessions): Session => {
  const known = sessions.known();
  if (!known) throw new Error('The session middleware runs before those that look at groups.');
  return known;
};
