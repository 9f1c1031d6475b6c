import { redirectFor } from '#domain/redirects';
import type { LoadGuard } from './automatic-load';
import { latestBuild, latestRules } from './build-manifest';

/** The maximum number of consecutive redirects, because pages can redirect too. */
const mostRedirectLoads = 4;

interface Needs {
  readonly fetch: typeof globalThis.fetch;
  readonly loads: LoadGuard;
  /** The id of the build that this page came with. */
  readonly runningId: string;
  /** Path, query and fragment of the page. */
  readonly here: () => string;
  readonly hasUnsavedWork: () => boolean;
  /** Replaces the current page with another URL. */
  readonly replaceWith: (address: string) => void;
  readonly reload: () => void;
  /** Offers to reload; called once for each build. */
  readonly offerReload: () => void;
}

/**
 * Watches for releases. Reloads immediately if nothing would be lost; otherwise offers it and reloads at the
 * next navigation. Follows redirects of the route rules in the same way.
 */
export const createBuildWatch = (needs: Needs) => {
  let waiting: string | undefined;

  const follow = (redirect: string): boolean => {
    if (!needs.loads.allows('redirects', mostRedirectLoads)) return false;
    needs.replaceWith(redirect);
    return true;
  };

  const offer = (id: string): void => {
    if (waiting === id) return;
    waiting = id;
    needs.offerReload();
  };

  return {
    /** Checks for a release. `address` is the page that may have moved; default: the open page. */
    async check(address?: string): Promise<void> {
      const latest = await latestBuild(needs.fetch);
      if (!latest) return;
      const { id, routeRules = {} } = latest;
      const redirect = redirectFor(address ?? needs.here(), routeRules);
      if (redirect === undefined && id === needs.runningId) return;
      if (needs.hasUnsavedWork()) offer(id);
      else if (redirect !== undefined) follow(redirect);
      else if (needs.loads.allowsRelease(id)) needs.reload();
      // The page came from an outdated cache: the next navigation checks again.
      else waiting = id;
    },
    /** Follows the redirect of a path that is not a page of this build. False if there is none. */
    async leavesFor(address: string): Promise<boolean> {
      const redirect = redirectFor(address, await latestRules(needs.fetch));
      return redirect !== undefined && follow(redirect);
    },
    /** A newer build is available: the next navigation should load from the server. */
    isOutdated: (): boolean => waiting !== undefined,
  };
};

export type BuildWatch = ReturnType<typeof createBuildWatch>;
