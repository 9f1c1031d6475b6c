import { expect, test } from 'vitest';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { brandId, brandOf } from '../parts/brand/testing/brand-server';
import { Refused } from '../platform/api/errors';
import { fakePlatform } from '../platform/fake-platform';
import { openPage } from '../platform/open-page';
import { LoginPage } from '../public/auth/login-page';
import { Login } from './login';

const { name, tagline, logoKey, theme, casinoName, companyName, minAge } = brandOf();
const lobby = {
  ...{ brandId, name, tagline, logoKey, theme, casinoName, companyName, minAge, hasMoreGames: true },
  games: [
    {
      ...{ id: '01KAJ3ZV8N4Q6T9XWCB2R5M7AA', title: 'Amber', type: 'SLOT' as const, companyName: 'Studio' },
      ...{ thumbnailKey: 'novalink/games/images/a/t.webp', images: [] },
      live: {
        ...{ rtp: '0.950000', volatility: 'LOW' as const, maxWinX: 500, features: [] },
        publishedAt: '2026-01-05T10:00:00Z',
      },
    },
  ],
  tournaments: [
    {
      ...{ id: 'cup', name: 'Harbour Cup', status: 'RUNNING' as const },
      ...{ startsAt: '2026-11-01T10:00:00Z', endsAt: '2026-12-24T10:00:00Z' },
    },
  ],
  promotions: [{ id: 'daily', type: 'DAILY_GRANT' as const, name: 'Daily pearls', endsAt: null }],
};
const linkOf = (path: string) => `/SignUp?next=${encodeURIComponent(path)}`;
const open = (answers: Parameters<typeof fakePlatform>[0], next: string) => {
  const fake = fakePlatform(answers);
  openPage(Login, fake.platform, `/Login?next=${encodeURIComponent(next)}`);
};

test('a guest who opens a casino’s link sees its lobby, with sign-up and sign-in instead of play', async () => {
  open({ getPublicLobby: () => lobby }, `/operator/brand/${brandId.toLowerCase()}`);
  const shown = within(await screen.findByRole('region', { name: 'Lobby' }));
  const path = `/operator/brand/${brandId}`;
  expect(await shown.findByRole('link', { name: 'Sign up to play' })).toHaveAttribute('href', linkOf(path));
  expect(shown.getByText('Aurora')).toBeInTheDocument();
  expect(shown.getByText(/From 21 years/)).toBeInTheDocument();
  expect(shown.getByText('Daily pearls')).toBeInTheDocument();
  expect(shown.getByText('Harbour Cup')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Amber' })).toHaveAttribute(
    'href',
    linkOf(`${path}/01KAJ3ZV8N4Q6T9XWCB2R5M7AA`),
  );
  expect(document.documentElement.dataset.theme).toBe('casino');
  await userEvent.click(shown.getByRole('button', { name: 'Use your account' }));
  const form = document.activeElement;
  expect(form).toContainElement(screen.getByLabelText('E-mail'));
});

test('says that a casino is not open, and still offers sign-in', async () => {
  open(
    {
      getPublicLobby: () => {
        throw new Refused('brand.missing');
      },
    },
    `/operator/brand/${brandId}/Coins`,
  );
  expect(await screen.findByText('This casino is not open')).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toBeInTheDocument();
});

/** The page with a lobby that needs no data. */
const openPlain = (next: string) => {
  const Plain = () => <LoginPage Lobby={() => <section aria-label="Lobby" />} />;
  openPage(Plain, fakePlatform().platform, `/Login?next=${encodeURIComponent(next)}`);
};

test('requests the lobby for another page of a casino', () => {
  openPlain(`/operator/brand/${brandId}/Coins`);
  expect(screen.getByRole('region', { name: 'Lobby' })).toBeInTheDocument();
});

test.each(['/company', '/operator/brand/x', `//evil.example/operator/brand/${brandId}`])(
  'requests no lobby for next=%j',
  (next) => {
    openPlain(next);
    expect(screen.queryByRole('region', { name: 'Lobby' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toBeInTheDocument();
  },
);
