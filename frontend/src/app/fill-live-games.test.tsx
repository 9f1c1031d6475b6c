import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { LiveParts, liveTemplate } from '../../documents/live-templates';
import { HomePage } from '../public/home/home-page';
import { fakePlatform } from '../platform/fake-platform';
import { PlatformContext } from '../platform/platform';
import { fillLiveGames } from './fill-live-games';
import { nextTurn } from '../../testing/next-turn';

const game = (id: string, title: string, volatility: string) => ({
  id,
  title,
  companyName: 'Aurora Reels',
  thumbnailKey: `novalink/games/images/${id}/thumbnail.webp`,
  live: { rtp: '0.962525', volatility },
});
const page = {
  items: [
    game('01KAJ3ZV8N4Q6T9XWCB2R5M7YD', '<b>"Amber" & __company__</b>', 'LOW'),
    game('01KAJ3ZV8N4Q6T9XWCB2R5M7YE', 'Evening’s $& $1', 'VERY_HIGH'),
  ],
  nextCursor: null,
};

const NoGame = () => null;

/** The start page, with a catalogue that never answers. */
const startPage = () => {
  const { platform } = fakePlatform();
  const get = () => new Promise<never>(() => undefined);
  const element = <HomePage GuestGame={NoGame} GuestScreen={NoGame} />;
  return (
    <PlatformContext.Provider value={{ ...platform, rest: { ...platform.rest, get } }}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </PlatformContext.Provider>
  );
};

const asked: string[] = [];
const painted = Promise.resolve();

/** The document of the start page before the app has started. The catalogue returns this text. */
const openDocument = (answer: string | Error) => {
  Object.assign(globalThis, {
    fetch: (address: string) => {
      asked.push(address);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ text: () => answer });
    },
  });
  const { container, unmount } = render(startPage());
  const markup = container.innerHTML;
  unmount();
  document.body.innerHTML = `<div id="root">${markup}</div>${liveTemplate(renderToString(<LiveParts />))}`;
  return { markup, root: document.querySelector('#root') };
};

let hydrated: Root | undefined;

beforeEach(() => {
  asked.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => hydrated?.unmount());
});

test('shows the games of the catalogue, and the first of them in the hero', async () => {
  openDocument(JSON.stringify(page));
  expect(await fillLiveGames(document, { isWanted: () => true, painted })).toBe(true);
  expect(asked).toEqual(['/api/v1/catalogue?limit=8&withArt=true']);
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    '<b>"Amber" & __company__</b>by Aurora ReelsRTP96.25%VolatilityLow',
    'Evening’s $& $1by Aurora ReelsRTP96.25%VolatilityVery high',
  ]);
  expect(screen.getByRole('link', { name: 'Play for fun' })).toHaveAttribute(
    'href',
    '/?game=01KAJ3ZV8N4Q6T9XWCB2R5M7YD',
  );
  expect(screen.getByRole('link', { name: 'Certificate' })).toHaveAttribute(
    'href',
    '/static/Certificate/01KAJ3ZV8N4Q6T9XWCB2R5M7YD',
  );
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('React takes over the filled page without changing it', async () => {
  const { root } = openDocument(JSON.stringify(page));
  await fillLiveGames(document, { isWanted: () => true, painted });
  const before = root?.innerHTML;
  const nodes = [...(root?.querySelectorAll('*') ?? [])];
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  act(() => {
    if (root) hydrated = hydrateRoot(root, startPage(), { onRecoverableError: console.error });
  });
  expect(error.mock.calls).toEqual([]);
  error.mockRestore();
  expect(root?.innerHTML).toBe(before);
  expect(nodes.filter(({ isConnected }) => !isConnected)).toEqual([]);
});

test.each([
  ['there are no games', JSON.stringify({ items: [], nextCursor: null })],
  ['the answer has another form', JSON.stringify({ items: [{ id: 'x', live: null }] })],
  [
    'a later game has another form',
    JSON.stringify({
      items: [page.items[0], { ...page.items[1], live: { rtp: '0.9', volatility: 'NONE' } }],
    }),
  ],
  ['the answer is not JSON', '<html>'],
  ['there is no answer', new Error('offline')],
])('changes nothing if %s', async (_what, answer) => {
  const { root, markup } = openDocument(answer);
  expect(await fillLiveGames(document, { isWanted: () => true, painted })).toBe(false);
  expect(root?.innerHTML).toBe(markup);
});

test('changes nothing if the app starts in the meantime', async () => {
  const { root, markup } = openDocument(JSON.stringify(page));
  const isWanted = () => asked.length === 0;
  expect(await fillLiveGames(document, { isWanted, painted })).toBe(false);
  expect(asked).toHaveLength(1);
  expect(root?.innerHTML).toBe(markup);
});

test('requests nothing if the app has already started', async () => {
  openDocument(JSON.stringify(page));
  expect(await fillLiveGames(document, { isWanted: () => false, painted })).toBe(false);
  expect(asked).toEqual([]);
});

test('requests nothing on a page without games', async () => {
  openDocument(JSON.stringify(page));
  document.querySelector('template')?.remove();
  expect(await fillLiveGames(document, { isWanted: () => true, painted })).toBe(false);
  expect(asked).toEqual([]);
});

test('waits for the first paint', async () => {
  const { root, markup } = openDocument(JSON.stringify(page));
  let paint: () => void = () => undefined;
  const filled = fillLiveGames(document, {
    isWanted: () => true,
    painted: new Promise((resolve) => (paint = resolve)),
  });
  // After everything that does not wait for the paint.
  await nextTurn();
  expect(root?.innerHTML).toBe(markup);
  paint();
  expect(await filled).toBe(true);
});
