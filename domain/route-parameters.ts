import type { RouteName, routes } from './routes';

type ParametersOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in the paths of `routes`. */
export type RouteParameter = ParametersOf<(typeof routes)[RouteName]['path']>;

/** https://github.com/ulid/spec */
const ulid = '[0-7][0-9a-hjkmnp-tv-z]{25}';
/** Crockford's base 32: see `replayIdOf`. */
const randomId = '[0-9a-hjkmnp-tv-z]{26}';
/** The format of a Cognito `sub`. */
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/**
 * The format of each parameter as a regular expression for lower-case letters. A parameter without a format
 * does not compile. A value with another format is a 404, at the edge and in the browser.
 */
export const routeParameters: Readonly<Record<RouteParameter, string>> = {
  brandId: ulid,
  casinoId: ulid,
  companyId: ulid,
  gameId: ulid,
  promotionId: ulid,
  replayId: randomId,
  requestId: ulid,
  runId: ulid,
  sub: uuid,
  tournamentId: ulid,
  userId: uuid,
  versionId: ulid,
};
