import { expect, test } from 'vitest';
import { createLoadGuard } from './automatic-load';
import { createBuildWatch } from './build-watch';

/** The storage of a tab, which is kept when the page is reloaded. */
const tabStorage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

const watchOver = (
  latest: (path: string) => Response | Promise<Response>,
  { unsaved = false, runningId = 'old', storage = tabStorage(), here = '/company' } = {},
) => {
  const done: string[] = [];
  const state = { unsaved };
  const watch = createBuildWatch({
    fetch: (path) => Promise.resolve(latest(path as string)),
    loads: createLoadGuard({ storage: () => storage, now: () => 0 }),
    runningId,
    here: () => here,
    hasUnsavedWork: () => state.unsaved,
    replaceWith: (address) => done.push(`go to ${address}`),
    reload: () => done.push('reload'),
    offerReload: () => done.push('offer'),
  });
  return { watch, done, state };
};

const manifest = (id: string, routeRules?: Record<string, { redirect?: string }>) => () =>
  Response.json({ id, timestamp: '2026-11-21T00:00:00Z', routeRules });
const moved = { '/Company': { redirect: '/account' } };

test('does nothing for the same build', async () => {
  const { watch, done } = watchOver(manifest('old'));
  await watch.check();
  expect(done).toEqual([]);
  expect(watch.isOutdated()).toBe(false);
});

test('loads a new build at once without unsaved changes', async () => {
  const { watch, done } = watchOver(manifest('new'));
  await watch.check();
  expect(done).toEqual(['reload']);
});

test('offers a build once with unsaved changes, and loads it at the next navigation', async () => {
  const { watch, done } = watchOver(manifest('new'), { unsaved: true });
  await watch.check();
  await watch.check();
  expect(done).toEqual(['offer']);
  expect(watch.isOutdated()).toBe(true);
});

test('loads the offered build once changes are saved', async () => {
  const { watch, done, state } = watchOver(manifest('new'), { unsaved: true });
  await watch.check();
  state.unsaved = false;
  await watch.check();
  expect(done).toEqual(['offer', 'reload']);
});

test('offers each of several builds', async () => {
  let id = 'second';
  const { watch, done } = watchOver(() => manifest(id)(), { unsaved: true });
  await watch.check();
  id = 'third';
  await watch.check();
  expect(done).toEqual(['offer', 'offer']);
});

test('does not reload in a loop if a cache still serves the old build', async () => {
  const storage = tabStorage();
  const first = watchOver(manifest('new'), { storage });
  await first.watch.check();
  const again = watchOver(manifest('new'), { storage });
  await again.watch.check();
  expect([first.done, again.done]).toEqual([['reload'], []]);
  expect(again.watch.isOutdated()).toBe(true);
});

test('loads a build again that was rolled back and published again', async () => {
  const storage = tabStorage();
  for (const [runningId, latest] of [
    ['a', 'b'],
    ['b', 'a'],
    ['a', 'b'],
  ] as const) {
    const { watch, done } = watchOver(manifest(latest), { storage, runningId });
    await watch.check();
    expect(done).toEqual(['reload']);
  }
});

test.each([
  ['is missing', () => new Response('', { status: 404 })],
  ['is a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['is something else', () => Response.json({ build: 1 })],
  ['is nothing', () => Response.json(null)],
  ['has rules of another form', () => Response.json({ id: 'new', timestamp: 't', routeRules: ['/a'] })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('requests a manifest that %s again later', async (_case, latest) => {
  const { watch, done } = watchOver(latest);
  await watch.check();
  expect(done).toEqual([]);
  expect(await watch.leavesFor('/company')).toBe(false);
});

test('follows a redirect of the current page', async () => {
  const { watch, done } = watchOver(manifest('old', moved), { here: '/company?tab=history' });
  await watch.check();
  expect(done).toEqual(['go to /account?tab=history']);
});

test('follows a redirect of the requested page, even from the sign-in page', async () => {
  const { watch, done } = watchOver(manifest('old', moved), { here: '/login?next=/company' });
  await watch.check('/company');
  expect(done).toEqual(['go to /account']);
});

test('does not redirect while there are unsaved changes', async () => {
  const { watch, done } = watchOver(manifest('old', moved), { unsaved: true });
  await watch.check();
  expect(done).toEqual(['offer']);
  expect(watch.isOutdated()).toBe(true);
});

test('follows the redirect of an unknown address', async () => {
  const { watch, done } = watchOver(manifest('old', moved));
  expect([await watch.leavesFor('/COMPANY/?a=1'), await watch.leavesFor('/nowhere')]).toEqual([true, false]);
  expect(done).toEqual(['go to /account?a=1']);
});

test('uses the rules of the last release after a deployment', async () => {
  const { watch, done } = watchOver((path) =>
    path === '/builds/route-rules.json' ? Response.json(moved) : manifest('old')(),
  );
  expect(await watch.leavesFor('/company')).toBe(true);
  expect(done).toEqual(['go to /account']);
});

test('stops after four redirects in a loop', async () => {
  const storage = tabStorage();
  const followed: string[] = [];
  for (let load = 0; load < 6; load += 1) {
    const { watch, done } = watchOver(manifest('old', moved), { storage });
    await watch.check();
    followed.push(...done);
  }
  expect(followed).toHaveLength(4);
});
