import { redirectFor } from '#domain/redirects';
import type { LoadGuard } from './automatic-load';
import { latestBuild, latestRules } from './build-manifest';

/** Redirects in a row that are believed to lead somewhere: pages may send people on, too. */
const mostRedirectLoads = 4;

interface Needs {
  readonly fetch: typeof globalThis.fetch;
  readonly loads: LoadGuard;
  /** The id of the build that this page came with. */
  readonly runningId: string;
  /** Path, query and fragment of the page. */
  readonly here: () => string;
  readonly hasUnsavedWork: () => boolean;
  /** Loads another address in place of this one. */
  readonly replaceWith: (address: string) => void;
  readonly reload: () => void;
  /** Offers to reload; called once for a build. */
  readonly offerReload: () => void;
}

/**
 * Watches for releases: reloads at once when nothing would be lost, else offers to and reloads at the next navigation.
 * Follows redirects of the route rules in the same way.
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
    /** Looks for a release; `address` is the page that may have moved, the one that is open unless told. */
    async check(address?: string): Promise<void> {
      const latest = await latestBuild(needs.fetch);
      if (!latest) return;
      const { id, routeRules = {} } = latest;
      const redirect = redirectFor(address ?? needs.here(), routeRules);
      if (redirect === undefined && id === needs.runningId) return;
      if (needs.hasUnsavedWork()) offer(id);
      else if (redirect !== undefined) follow(redirect);
      else if (needs.loads.allowsRelease(id)) needs.reload();
      // The page came from a cache that is behind: the next navigation asks again.
      else waiting = id;
    },
    /** Follows the redirect of an address that is no page of this build; false when there is none. */
    async leavesFor(address: string): Promise<boolean> {
      const redirect = redirectFor(address, await latestRules(needs.fetch));
      return redirect !== undefined && follow(redirect);
    },
    /** A newer build waits: the next navigation should load from the server. */
    isOutdated: (): boolean => waiting !== undefined,
  };
};

export type BuildWatch = ReturnType<typeof createBuildWatch>;
