import type { CachePolicy, OriginRequestPolicy } from './forwarding-policies';
import type { ResponseHeaders } from './response-headers';
import type { EdgeFunction } from './edge-function';

/** The settings for requests whose path matches a pattern. */
export interface Behaviour {
  /** Absent for the default behaviour, which handles all other paths. */
  readonly pattern: string | undefined;
  readonly allowedMethods: readonly string[];
  readonly originId: string;
  readonly compress: boolean;
  readonly cachePolicy: CachePolicy;
  readonly originRequestPolicy: OriginRequestPolicy | undefined;
  readonly responseHeaders: ResponseHeaders | undefined;
  readonly viewerRequest: EdgeFunction | undefined;
  readonly viewerResponse: EdgeFunction | undefined;
}

/**
 * Returns the first match in the order of the template. Paths are case-sensitive. CloudFront Developer Guide, "Cache
 * behavior settings", Path pattern.
 */
export function behaviourFor(behaviours: readonly Behaviour[], path: string): Behaviour | undefined {
  return behaviours.find(({ pattern }) => pattern === undefined || expressionOf(pattern).test(path));
}

function expressionOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[\\^$.+(){}|[\]]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  // The first slash of a pattern is optional.
  return new RegExp(`^/?${source.replace(/^\//, '')}$`, 's');
}
