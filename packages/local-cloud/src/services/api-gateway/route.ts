import type { Method, RestApi } from './rest-api';

export interface Route {
  readonly method: Method;
  /** With its variables, such as `/v1/games/{id}`. */
  readonly resourcePath: string;
  readonly resourceId: string;
  /** Values of the path's variables, decoded. */
  readonly pathParameters: Readonly<Record<string, string>>;
}

type Found = Pick<Route, 'resourceId' | 'resourcePath' | 'pathParameters'>;

/**
 * Finds the method for a path below the stage. Fixed parts take precedence over variable parts, and these over greedy
 * ones. API Gateway Developer Guide, "Methods for REST APIs" and "Set up a proxy integration with a proxy resource".
 */
export function routeOf(api: RestApi, httpMethod: string, path: string): Route | undefined {
  const parts = path.split('/').slice(1);
  const start: Found = { resourceId: api.rootResourceId, resourcePath: '', pathParameters: {} };
  const found = path === '/' ? start : search(api, start, parts);
  if (found === undefined) return undefined;
  const methods = api.methods.get(found.resourceId);
  const method = methods?.get(httpMethod) ?? methods?.get('ANY');
  return method && { ...found, resourcePath: found.resourcePath === '' ? '/' : found.resourcePath, method };
}

function search(api: RestApi, from: Found, parts: readonly string[]): Found | undefined {
  const [part, ...rest] = parts;
  if (part === undefined) return api.methods.has(from.resourceId) ? from : undefined;
  for (const [resourceId, pathPart] of childrenOf(api, from.resourceId)) {
    const greedy = /^\{(.+)\+\}$/.exec(pathPart)?.[1];
    const variable = /^\{([^+]+)\}$/.exec(pathPart)?.[1];
    const next = { resourceId, resourcePath: `${from.resourcePath}/${pathPart}` };
    if (greedy !== undefined) {
      return { ...next, pathParameters: { ...from.pathParameters, [greedy]: decoded(parts.join('/')) } };
    }
    const fits = variable === undefined ? pathPart === decoded(part) : part !== '';
    const own = variable === undefined ? {} : { [variable]: decoded(part) };
    const found = fits
      ? search(api, { ...next, pathParameters: { ...from.pathParameters, ...own } }, rest)
      : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function childrenOf(api: RestApi, parentId: string): [resourceId: string, pathPart: string][] {
  return [...api.resources]
    .filter(([, resource]) => resource.parentId === parentId)
    .map(([id, { pathPart }]): [string, string] => [id, pathPart])
    .sort(([, left], [, right]) => rank(left) - rank(right));
}

const rank = (pathPart: string) => (pathPart.endsWith('+}') ? 2 : pathPart.startsWith('{') ? 1 : 0);

const decoded = (part: string) => decodeURIComponent(part);
