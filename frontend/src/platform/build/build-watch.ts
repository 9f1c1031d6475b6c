import * as v from 'valibot';
import { sameOriginPath } from './same-origin-path';

export const buildPollMs = 60_000;

const mostHops = 3;

const manifestRule = v.looseObject({
  id: v.string(),
  timestamp: v.string(),
  routeRules: v.optional(v.record(v.string(), v.looseObject({ redirect: v.optional(v.string()) }))),
});

export type BuildManifest = v.InferOutput<typeof manifestRule>;

interface Needs {
  readonly fetch: typeof globalThis.fetch;
  /** The id of the build that this page came with. */
  readonly runningId: string;
  readonly path: () => string;
  readonly hasUnsavedWork: () => boolean;
  readonly goTo: (path: string) => void;
  readonly reload: () => void;
  /** Offers to reload; called once for a build. */
  readonly offerReload: () => void;
}

/** Watches for releases: reloads at once when nothing would be lost, else offers to and reloads at the next navigation. */
export const createBuildWatch = (needs: Needs) => {
  let offered: string | undefined;
  return {
    async check(): Promise<void> {
      const latest = await latestBuild(needs.fetch);
      if (!latest) return;
      const redirect = redirectFor(needs.path(), latest.routeRules ?? {});
      if (redirect !== undefined) needs.goTo(redirect);
      else if (latest.id !== needs.runningId && !needs.hasUnsavedWork()) needs.reload();
      else if (latest.id !== needs.runningId && offered !== latest.id) {
        offered = latest.id;
        needs.offerReload();
      }
    },
    /** A newer build waits: the next navigation should load from the server. */
    isOutdated: (): boolean => offered !== undefined,
  };
};

export type BuildWatch = ReturnType<typeof createBuildWatch>;

/** Where the rules send a path, if anywhere: same origin only, at most three hops, never in a circle. */
export const redirectFor = (
  path: string,
  rules: NonNullable<BuildManifest['routeRules']>,
): string | undefined => {
  const byPath = new Map(Object.entries(rules).map(([from, rule]) => [from.toLowerCase(), rule.redirect]));
  let here = path;
  for (let hop = 0; hop <= mostHops; hop += 1) {
    const next = byPath.get((here.split(/[?#]/)[0] ?? here).toLowerCase());
    if (next === undefined) return hop === 0 ? undefined : here;
    const safe = sameOriginPath(next);
    if (safe === undefined || safe.toLowerCase() === path.toLowerCase()) return undefined;
    here = safe;
  }
  return undefined;
};

const latestBuild = async (fetch: typeof globalThis.fetch): Promise<BuildManifest | undefined> => {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-cache' });
    const manifest = v.safeParse(manifestRule, response.ok ? await response.json() : undefined);
    return manifest.success ? manifest.output : undefined;
  } catch {
    // Offline or between two releases: the next poll asks again.
    return undefined;
  }
};
