import { afterEach, describe, expect, test, vi } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakePlatform } from '../../platform/fake-platform';
import { Unreachable } from '../../platform/api/errors';
import { shownGamesAttribute } from '../../parts/games/live-markup';
import { openPage } from '../../platform/open-page';
import { HomePage } from './home-page';

const GuestGame = ({ gameId, onClose }: { readonly gameId: string; readonly onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Close {gameId}
  </button>
);
const GuestScreen = ({ gameId, onLeave }: { readonly gameId: string; readonly onLeave: () => void }) => (
  <button type="button" onClick={onLeave}>
    Leave {gameId}
  </button>
);
const Home = () => <HomePage GuestGame={GuestGame} GuestScreen={GuestScreen} />;

const id = '01KAJ3ZV8N4Q6T9XWCB2R5M7YD';
const game = {
  id,
  title: 'Amber Evening',
  companyName: 'Aurora Reels',
  thumbnailKey: 'novalink/games/images/a/thumbnail.webp',
  live: { rtp: '0.962525', volatility: 'VERY_HIGH' },
};

/** Opens the start page without a session. The catalogue returns these responses, one for each request. */
const open = (...answers: (() => unknown)[]) => {
  const { platform } = fakePlatform();
  const asked: string[] = [];
  const get = (path: string) => {
    const answer = answers[asked.push(path) - 1];
    return Promise.resolve().then(() => answer?.());
  };
  const page = openPage(Home, { ...platform, rest: { ...platform.rest, get } }, '/');
  return { asked, page };
};

test('shows live games to a guest, with figures and links', async () => {
  const { asked } = open(() => ({ items: [game], nextCursor: null }));
  expect(await screen.findByRole('link', { name: 'Amber Evening' })).toHaveAttribute('href', `/?game=${id}`);
  expect(screen.getByRole('article')).toHaveTextContent(
    'Amber Eveningby Aurora ReelsRTP96.25%VolatilityVery high',
  );
  expect(asked).toEqual(['/v1/catalogue?limit=8&withArt=true']);
});

test('shows a message without live games', async () => {
  open(() => ({ items: [], nextCursor: null }));
  expect(await screen.findByText(/No games are live yet\./)).toBeInTheDocument();
});

test.each([
  ['no answer', () => Promise.reject(new Unreachable('offline'))],
  ['an answer of another form', () => ({ items: [{ ...game, live: null }] })],
])('can retry after %s', async (_what, failing) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open(failing, () => ({ items: [game], nextCursor: null }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Amber Evening' })).toBeInTheDocument();
  error.mockRestore();
});

describe('games that the document showed before the app started', () => {
  const show = () => {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.setAttribute(shownGamesAttribute, '');
    script.textContent = JSON.stringify({ items: [game], nextCursor: null });
    document.body.append(script);
  };
  afterEach(() => document.querySelector(`[${shownGamesAttribute}]`)?.remove());

  test('are in the first render, and are replaced by those of the catalogue', async () => {
    show();
    open(() => ({ items: [{ ...game, title: 'Blue Morning' }], nextCursor: null }));
    expect(screen.getByRole('link', { name: 'Amber Evening' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Blue Morning' })).toBeVisible();
  });

  test('stay if the catalogue cannot be read', async () => {
    show();
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open(() => Promise.reject(new Unreachable('offline')));
    await waitFor(() => expect(error).toHaveBeenCalled());
    expect(screen.getByRole('link', { name: 'Amber Evening' })).toBeVisible();
    error.mockRestore();
  });
});

test('opens a game on a sheet, and keeps it in the address until it is closed', async () => {
  const { page } = open(() => ({ items: [game], nextCursor: null }));
  await userEvent.click(await screen.findByRole('link', { name: 'Amber Evening' }));
  expect(page.here()).toBe(`/?game=${id}`);
  await userEvent.click(await screen.findByRole('button', { name: `Close ${id}` }));
  expect(page.here()).toBe('/');
  expect(await screen.findByRole('link', { name: 'Play for fun' })).toHaveAttribute('href', `/?game=${id}`);
});

test('plays the newest live game on the page, and can leave it', async () => {
  open(() => ({ items: [game], nextCursor: null }));
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }));
  await userEvent.click(screen.getByRole('button', { name: `Leave ${id}` }));
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Certificate' })).toHaveAttribute(
    'href',
    `/static/Certificate/${id}`,
  );
});

describe('a signed-in user', () => {
  const openSignedIn = async (groups: string[]) => {
    const fake = fakePlatform();
    await fake.arrive('maria@novalink.test', groups);
    const get = () => Promise.resolve({ items: [game], nextCursor: null });
    openPage(Home, { ...fake.platform, rest: { ...fake.platform.rest, get } }, '/');
  };

  test.each([
    [['ADMINS'], 'Your dashboard', '/admin'],
    [['OPERATORS'], 'Your dashboard', '/operator'],
    [[], 'Your application', '/pending'],
  ])('with the groups %j gets a link to their own pages', async (groups, name, href) => {
    await openSignedIn(groups);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  });
});
