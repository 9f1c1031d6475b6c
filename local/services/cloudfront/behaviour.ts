import type { CachePolicy, OriginRequestPolicy } from './forwarding-policies';
import type { ResponseHeaders } from './response-headers';
import type { EdgeFunction } from './edge-function';

/** What happens to requests whose path fits a pattern. */
export interface Behaviour {
  /** Absent for the default one, which takes what no other does. */
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
 * The first that fits, in the order of the template; paths are case-sensitive. CloudFront Developer Guide,
 * "Cache behavior settings", Path pattern.
 */
export function behaviourFor(behaviours: readonly Behaviour[], path: string): Behaviour | undefined {
  return behaviours.find(({ pattern }) => pattern === undefined || expressionOf(pattern).test(path));
}

function expressionOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[\\^$.+(){}|[\]]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  // A pattern means the same with and without its first slash.
  return new RegExp(`^/?${source.replace(/^\//, '')}$`, 's');
}
