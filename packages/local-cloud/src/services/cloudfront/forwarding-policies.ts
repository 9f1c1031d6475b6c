/** A selection of headers, cookies or query parameters by name. */
export type Selection =
  | 'none'
  | 'all'
  | { readonly only: readonly string[] }
  | { readonly allExcept: readonly string[] };

interface Forwarded {
  readonly headers: Selection;
  readonly cookies: Selection;
  readonly queryStrings: Selection;
}

export interface CachePolicy extends Forwarded {
  readonly gzip: boolean;
  readonly brotli: boolean;
  /** 0 disables caching and therefore compression. */
  readonly maxTtlSeconds: number;
}

export type OriginRequestPolicy = Forwarded;

const nothing: Forwarded = { headers: 'none', cookies: 'none', queryStrings: 'none' };
const year = 31_536_000;

/** CloudFront Developer Guide, "Use managed cache policies". */
export const managedCachePolicies: Readonly<Record<string, CachePolicy>> = {
  // CachingOptimized
  '658327ea-f89d-4fab-a63d-7e88639e58f6': { ...nothing, gzip: true, brotli: true, maxTtlSeconds: year },
  // CachingOptimizedForUncompressedObjects
  'b2884449-e4de-46a7-ac36-70bc7f1ddd6d': { ...nothing, gzip: false, brotli: false, maxTtlSeconds: year },
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': { ...nothing, gzip: false, brotli: false, maxTtlSeconds: 0 },
};

/** CloudFront Developer Guide, "Use managed origin request policies". */
export const managedOriginRequestPolicies: Readonly<Record<string, OriginRequestPolicy>> = {
  // AllViewer
  '216adef6-5c7f-47e4-b989-5492eafa07d3': { headers: 'all', cookies: 'all', queryStrings: 'all' },
  // AllViewerExceptHostHeader
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': {
    headers: { allExcept: ['host'] },
    cookies: 'all',
    queryStrings: 'all',
  },
  // CORS-S3Origin
  '88a5eaf4-2fd4-4709-b370-b4c650ea3fcf': {
    ...nothing,
    headers: { only: ['origin', 'access-control-request-headers', 'access-control-request-method'] },
  },
};

/** Whether any of the selections includes the name. */
export function isSelected(name: string, selections: readonly Selection[]): boolean {
  return selections.some((selection) => {
    if (selection === 'all' || selection === 'none') return selection === 'all';
    return 'only' in selection ? has(selection.only, name) : !has(selection.allExcept, name);
  });
}

const has = (names: readonly string[], name: string) =>
  names.some((each) => each.toLowerCase() === name.toLowerCase());
