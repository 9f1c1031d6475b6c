import type { EdgeFunction } from './edge-function';
import {
  managedCachePolicies,
  managedOriginRequestPolicies,
  type CachePolicy,
  type OriginRequestPolicy,
} from './forwarding-policies';
import type { ResponseHeaders } from './response-headers';

/** Resources to which behaviours refer, by id or ARN. */
export interface EdgeParts {
  readonly cachePolicies: Register<CachePolicy>;
  readonly originRequestPolicies: Register<OriginRequestPolicy>;
  readonly responseHeaders: Register<ResponseHeaders>;
  readonly functions: Register<EdgeFunction>;
}

export interface Register<Part> {
  readonly add: (id: string, part: Part) => void;
  /** Throws for an id that is neither in a template nor in CloudFront's own table. */
  readonly get: (id: string) => Part;
  readonly find: (id: string | undefined) => Part | undefined;
}

export function createEdgeParts(): EdgeParts {
  return {
    cachePolicies: register('cache policy', managedCachePolicies),
    originRequestPolicies: register('origin request policy', managedOriginRequestPolicies),
    responseHeaders: register('response headers policy'),
    functions: register('function'),
  };
}

function register<Part>(noun: string, managed: Readonly<Record<string, Part>> = {}): Register<Part> {
  const parts = new Map(Object.entries(managed));
  const get = (id: string) => {
    const part = parts.get(id);
    if (part === undefined) throw new Error(`the ${noun} ${id} is not supported by the local cloud`);
    return part;
  };
  return {
    add: (id, part) => void parts.set(id, part),
    get,
    find: (id) => (id === undefined || id === '' ? undefined : get(id)),
  };
}
