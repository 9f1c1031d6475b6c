import { createBrowserRouter, createPath, type MiddlewareFunction } from 'react-router-dom';
import { buildPollMs, type BuildWatch, createBuildWatch } from '../platform/build/build-watch';
import { type ChunkRecovery, createChunkRecovery } from '../platform/build/chunk-recovery';
import { createPlatform } from '../platform/platform';
import { unsaved } from '../ui/form/unsaved';
import { say } from '../ui/toasts';
import { routeObjects } from './route-objects';

/** Puts the browser's pieces together: platform, release watch, chunk recovery and router. */
export const startSite = () => {
  const platform = createPlatform();
  const recovery = createChunkRecovery({
    storage: sessionStorage,
    now: Date.now,
    goTo: (path) => location.assign(path),
  });
  const builds = createBuildWatch({
    fetch: (input, init) => fetch(input, init),
    runningId: document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? 'development',
    path: () => location.pathname,
    hasUnsavedWork: unsaved.exists,
    goTo: (path) => location.assign(path),
    reload: () => location.reload(),
    offerReload: () => say.offer('A new version of NovaLink is ready.', 'Reload', () => location.reload()),
  });
  const router = createBrowserRouter(
    routeObjects({
      sessions: platform.sessions,
      api: platform.api,
      first: loadNewBuild(builds),
      guard: (load) => recovery.guard(load, here),
    }),
  );
  router.subscribe(({ navigation }) => {
    recovery.headFor(navigation.location ? createPath(navigation.location) : undefined);
  });
  recoverPreloads(recovery);
  if (import.meta.env.PROD) pollBuilds(builds);
  return { platform, router };
};

const here = () => location.pathname + location.search + location.hash;

/** A newer build waits: this navigation goes to the server, and nothing of the old page runs on. */
const loadNewBuild =
  (builds: BuildWatch): MiddlewareFunction =>
  ({ request }) => {
    if (!builds.isOutdated()) return undefined;
    const { pathname, search } = new URL(request.url);
    location.assign(pathname + search);
    return new Promise<never>(() => undefined);
  };

const recoverPreloads = (recovery: ChunkRecovery) => {
  window.addEventListener('vite:preloadError', (event) => {
    if (recovery.recover(here())) event.preventDefault();
  });
};

const pollBuilds = (builds: BuildWatch) => {
  const check = () => void builds.check();
  setInterval(check, buildPollMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
};
