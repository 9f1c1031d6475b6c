/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { createBuildWatch, redirectFor } from './build-watch';

const watchOver = (latest: () => Response | Promise<Response>, { unsaved = false } = {}) => {
  const done: string[] = [];
  const watch = createBuildWatch({
    fetch: () => Promise.resolve(latest()),
    runningId: 'old',
    path: () => '/company',
    hasUnsavedWork: () => unsaved,
    goTo: (path) => done.push(`go to ${path}`),
    reload: () => done.push('reload'),
    offerReload: () => done.push('offer'),
  });
  return { watch, done };
};

const manifest = (id: string, routeRules?: Record<string, { redirect?: string }>) => () =>
  Response.json({ id, timestamp: '2026-11-21T00:00:00Z', routeRules });

test('the same build changes nothing', async () => {
  const { watch, done } = watchOver(manifest('old'));
  await watch.check();
  expect(done).toEqual([]);
  expect(watch.isOutdated()).toBe(false);
});

test('a new build is loaded at once when nothing would be lost', async () => {
  const { watch, done } = watchOver(manifest('new'));
  await watch.check();
  expect(done).toEqual(['reload']);
});

test('with unsaved work it is offered once, and taken at the next navigation', async () => {
  const { watch, done } = watchOver(manifest('new'), { unsaved: true });
  await watch.check();
  await watch.check();
  expect(done).toEqual(['offer']);
  expect(watch.isOutdated()).toBe(true);
});

test.each([
  ['is missing', () => new Response('', { status: 404 })],
  ['is not JSON', () => new Response('<html>')],
  ['is something else', () => Response.json({ build: 1 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a manifest that %s is asked for again later', async (_case, latest) => {
  const { watch, done } = watchOver(latest);
  await watch.check();
  expect(done).toEqual([]);
});

test('a redirect for this page is followed', async () => {
  const { watch, done } = watchOver(manifest('old', { '/Company': { redirect: '/account' } }));
  await watch.check();
  expect(done).toEqual(['go to /account']);
});

describe('redirects of the manifest', () => {
  test('at most three hops', () => {
    const rules = { '/a': { redirect: '/b' }, '/b': { redirect: '/c' }, '/c': { redirect: '/d' } };
    expect(redirectFor('/a', rules)).toBe('/d');
    expect(redirectFor('/a', { ...rules, '/d': { redirect: '/e' } })).toBeUndefined();
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ])('%j is not followed', (redirect) => expect(redirectFor('/a', { '/a': { redirect } })).toBeUndefined());

  test('circles are not followed', () => {
    expect(redirectFor('/a', { '/a': { redirect: '/A' } })).toBeUndefined();
    expect(redirectFor('/a', { '/a': { redirect: '/b' }, '/b': { redirect: '/a' } })).toBeUndefined();
    expect(
      redirectFor('/x', { '/x': { redirect: '/a' }, '/a': { redirect: '/b' }, '/b': { redirect: '/a' } }),
    ).toBeUndefined();
  });
});
