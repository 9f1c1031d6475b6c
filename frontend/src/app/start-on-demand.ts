import { keyOfPath, type RouteRules } from '#domain/redirects';
import { createLoadGuard } from '../platform/build/automatic-load';
import { buildPollMs } from '../platform/build/build-poll';
import { isSessionKept } from '../platform/session/is-session-kept';
import { needsApp } from '../platform/page/needs-app';
import { fillLiveGames } from './fill-live-games';
import { showMountFailure } from './mount-failure';

/** Elements that do not work until the app has started. Most links and `<details>` work without it. */
const controls = 'button, input, select, textarea, [data-app]';
const uses = ['pointerover', 'pointerdown', 'focusin', 'click'];

/** The distance below the screen at which a part that needs data starts the app: about one phone screen. */
const nearby = '600px';

interface Manifest {
  readonly id: string;
  readonly routeRules?: RouteRules;
}

/**
 * Starts the app of a prerendered page when it is needed: at the first use of a control, when an element with
 * `data-app="near"` comes near the screen, and when there is another release or a redirect. It starts immediately on
 * a device with a stored session, and at an address that shows a game or the lobby of a casino. The files are the
 * script of the app, the modules that it imports, and its style sheets.
 */
export const startOnDemand = (page: Document, [app, ...files]: readonly [string, ...string[]]): void => {
  let started = false;

  const start = () => {
    if (started) return;
    started = true;
    for (const href of files) {
      const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload';
      page.head.append(Object.assign(page.createElement('link'), { rel, crossOrigin: '', href }));
    }
    import(/* @vite-ignore */ app).catch(recover);
  };
  const use = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const link = target.closest('a');
    if (target.closest(controls) || (link && needsApp(link))) start();
  };
  /** The app handles a release or a redirect; this function only has to detect it. */
  const look = async () => {
    if (started) return;
    const { id, routeRules = {} } = await latest();
    const running = page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
    const isMoved = Object.keys(routeRules).some((from) => keyOfPath(from) === keyOfPath(location.pathname));
    if (id !== running || isMoved) start();
  };
  const lookQuietly = () => {
    // Offline, or between two releases.
    look().catch(() => undefined);
  };

  // A control was used before this script was there: see `keepEarlyEvents`.
  const isUsed = page.documentElement.dataset.waiting !== undefined;
  if (isUsed || isSessionKept() || showsMore()) start();
  for (const type of uses) page.addEventListener(type, use, true);
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') lookQuietly();
  });
  whenParsed(page, () => {
    const firstPaint = painted();
    void firstPaint.then(lookQuietly);
    setInterval(lookQuietly, buildPollMs);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: nearby },
    );
    const watch = () => {
      for (const island of page.querySelectorAll('[data-app="near"]')) observer.observe(island);
    };
    // Resolves without an error. Parts that it could not show need the app.
    void fillLiveGames(page, { isWanted: () => !started, painted: firstPaint }).then(watch);
  });
};

/** The address shows more than the prerendered page: a game, or the lobby of a casino. */
const showsMore = (): boolean => {
  const search = new URLSearchParams(location.search);
  return search.has('game') || /^\/operator\/brand\//i.test(search.get('next') ?? '');
};

const whenParsed = (page: Document, act: () => void): void => {
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', act);
  else act();
};

/** The longest wait for the first paint, in milliseconds. Some browsers withhold its time to protect privacy. */
const longestPaintMs = 2_000;

/** Resolves when the first paint is on the screen. A frame callback would run before it. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longestPaintMs);
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });

const latest = async (): Promise<Manifest> => {
  const response = await fetch('/builds/latest.json', { cache: 'no-cache', priority: 'low' });
  return (await response.json()) as Manifest;
};

/**
 * Reloads the page, at most once in a while and not offline. A second failure shows an error, so that no
 * button is left without effect.
 */
const recover = (): void => {
  if (!navigator.onLine) {
    addEventListener('online', recover, { once: true });
    return;
  }
  const loads = createLoadGuard({ storage: () => sessionStorage, now: Date.now });
  if (loads.allows(location.pathname.toLowerCase())) location.reload();
  else showMountFailure(document);
};
