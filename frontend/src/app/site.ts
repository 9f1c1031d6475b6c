import { createBrowserRouter, createPath, type MiddlewareFunction } from 'react-router-dom';
import { buildPollMs } from '../platform/build/build-poll';
import { type BuildWatch, createBuildWatch } from '../platform/build/build-watch';
import { createLoadGuard } from '../platform/build/automatic-load';
import { type ChunkRecovery, createChunkRecovery } from '../platform/build/chunk-recovery';
import { loadAddress } from '../platform/page/load-address';
import { createPlatform } from '../platform/platform';
import type { Accounts } from '../platform/session/accounts';
import { unsaved } from '../ui/form/unsaved';
import { say } from '../ui/toasts';
import { routeObjects } from './routing/route-objects';

/** Connects the parts of the site: platform, release watch, chunk recovery and router. */
export const startSite = () => {
  const platform = createPlatform();
  const loads = createLoadGuard({ storage: () => sessionStorage, now: Date.now });
  const recovery = createChunkRecovery({
    loads,
    goTo: (path) => loadAddress(location, path),
    isReachable: platform.connection.check,
  });
  const runningId = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? 'development';
  const builds = createBuildWatch({
    fetch: (input, init) => fetch(input, init),
    loads,
    runningId,
    here,
    hasUnsavedWork: unsaved.exists,
    replaceWith: (address) => location.replace(address),
    reload: () => location.reload(),
    offerReload: () => say.offer('A new version of NovaLink is ready.', 'Reload', () => location.reload()),
  });
  let target: string | undefined;
  const heading = () => target ?? here();
  const router = createBrowserRouter(
    routeObjects({
      sessions: platform.sessions,
      api: platform.api,
      heading,
      first: loadNewBuild(builds, heading),
      leavesForRedirect: () => builds.leavesFor(heading()),
      guard: (load) => recovery.guard(load, here),
    }),
  );
  router.subscribe(({ navigation }) => {
    target = navigation.location && createPath(navigation.location);
    recovery.headFor(target);
  });
  recoverPreloads(recovery);
  followOtherTabs(platform.accounts);
  if (runningId !== 'development') pollBuilds(builds);
  return { platform, router };
};

const here = () => location.pathname + location.search + location.hash;

/**
 * A newer build is available: this navigation loads the page from the server, which ends the old page. With
 * unsaved input, a change within the page (such as another tab) stays in the app; leaving the page asks first
 * and discards the input.
 */
const loadNewBuild =
  (builds: BuildWatch, heading: () => string): MiddlewareFunction =>
  () => {
    if (!builds.isOutdated() || unsaved.exists()) return undefined;
    loadAddress(location, heading());
    return new Promise<never>(() => undefined);
  };

const recoverPreloads = (recovery: ChunkRecovery) => {
  window.addEventListener('vite:preloadError', () => void recovery.recover(here()));
};

/** The event is about changes by other tabs only. */
const followOtherTabs = (accounts: Accounts) => {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.endsWith('.LastAuthUser')) accounts.checkUser().catch(() => undefined);
  });
};

const pollBuilds = (builds: BuildWatch) => {
  const check = () => void builds.check();
  // The sign-in can navigate away before the response arrives.
  void builds.check(here());
  setInterval(check, buildPollMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
};
