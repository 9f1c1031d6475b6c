import * as v from 'valibot';

const manifestRule = v.looseObject({
  id: v.string(),
  timestamp: v.string(),
  routeRules: v.optional(v.record(v.string(), v.looseObject({ redirect: v.optional(v.string()) }))),
});

export type BuildManifest = v.InferOutput<typeof manifestRule>;

const longestMs = 10_000;

/** The latest release; nothing while it cannot be read: offline, or between two releases. */
export const latestBuild = async (fetch: typeof globalThis.fetch): Promise<BuildManifest | undefined> => {
  try {
    const signal = AbortSignal.timeout(longestMs);
    const response = await fetch('/builds/latest.json', { cache: 'no-cache', priority: 'low', signal });
    const manifest = v.safeParse(manifestRule, response.ok ? await response.json() : undefined);
    return manifest.success ? manifest.output : undefined;
  } catch {
    return undefined;
  }
};
