import { expect, test } from 'vitest';
import { createMemoryRouter } from 'react-router-dom';
import { PageNotFound } from './routing/page-not-found';
import { isPageAt, isReady } from './rendered-page';

const at = (path: string, fault?: Error) =>
  createMemoryRouter(
    [
      {
        id: 'root',
        path: '*',
        loader: () => {
          if (fault) throw fault;
          return null;
        },
        element: null,
      },
    ],
    { initialEntries: [path] },
  );

const fits = async (page: string | undefined, path: string, fault?: Error) => {
  const router = at(path, fault);
  await isReady(router);
  return isPageAt(page, router.state);
};

test.each([
  ['/static/Terms', '/static/Terms'],
  ['/static/Terms', '/STATIC/terms//?a=b#c'],
  ['/', '/?game=1'],
])('hydrates the page %s at %s', async (page, path) => {
  expect(await fits(page, path)).toBe(true);
});

test.each([
  ['/', '/admin'],
  ['/static/Terms', '/static/Policy'],
  ['404', '/static/Policy'],
])('replaces the rendered page %s at the address %s of another page', async (page, path) => {
  expect(await fits(page, path)).toBe(false);
});

test('hydrates "Page Not Found" at every unknown address', async () => {
  expect(await fits('404', '/nowhere', new PageNotFound('/nowhere'))).toBe(true);
});

test.each(['/', '404'])('replaces the page %s if it failed to load', async (page) => {
  expect(await fits(page, '/', new Error('Failed to fetch a chunk'))).toBe(false);
});

test('replaces a page that was not prerendered', async () => {
  expect(await fits(undefined, '/')).toBe(false);
});
