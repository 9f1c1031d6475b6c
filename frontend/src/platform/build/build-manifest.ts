import * as v from 'valibot';
import type { RouteRules } from '#domain/redirects';

const rulesRule = v.record(v.string(), v.looseObject({ redirect: v.optional(v.string()) }));
const manifestRule = v.looseObject({
  id: v.string(),
  timestamp: v.string(),
  routeRules: v.optional(rulesRule),
});

export type BuildManifest = v.InferOutput<typeof manifestRule>;

const longestMs = 10_000;

/** The latest release; undefined if it cannot be read (offline, or during a release). */
export const latestBuild = (fetch: typeof globalThis.fetch): Promise<BuildManifest | undefined> =>
  read(fetch, '/builds/latest.json', manifestRule);

/**
 * The route rules. If the site was deployed since the last release, these are the rules of that release,
 * because a deployment writes a manifest without rules.
 */
export const latestRules = async (fetch: typeof globalThis.fetch): Promise<RouteRules> => {
  const latest = await latestBuild(fetch);
  if (!latest) return {};
  return latest.routeRules ?? (await read(fetch, '/builds/route-rules.json', rulesRule)) ?? {};
};

const read = async <Output>(
  fetch: typeof globalThis.fetch,
  path: string,
  rule: v.GenericSchema<unknown, Output>,
): Promise<Output | undefined> => {
  try {
    const signal = AbortSignal.timeout(longestMs);
    const response = await fetch(path, { cache: 'no-cache', priority: 'low', signal });
    const parsed = v.safeParse(rule, response.ok ? await response.json() : undefined);
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};
