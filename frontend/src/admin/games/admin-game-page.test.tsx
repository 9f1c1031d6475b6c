import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '#domain/routes';
import { Refused } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { openPages } from '../../platform/open-page';
import { AdminGamePage } from './admin-game-page';
import { AdminVersionPage } from './admin-version-page';
import type { OwnedGame } from '../../parts/games/owned-game';

const at = '2026-11-21T09:00:00Z';
const path = '/admin/Games/01G';

const open = async (
  address: string,
  status: OwnedGame['status'] = 'LIVE',
  changes: Partial<OwnedGame> = {},
) => {
  let game: OwnedGame = {
    id: '01G',
    companyId: '01C',
    owner: 'paula',
    companyName: 'Northern Games',
    code: 'aurora-veil',
    title: 'Aurora Veil',
    type: 'SLOT',
    description: 'Lights over the sea.',
    tags: [],
    thumbnailKey: null,
    images: [],
    languages: [],
    restrictedCountries: ['US'],
    status,
    offered: false,
    live: null,
    featuredAt: null,
    reviewNote: null,
    version: 3,
    createdAt: at,
    updatedAt: at,
    ...changes,
  };
  const version = {
    id: '01V',
    gameId: '01G',
    semver: '1.2.0',
    status: 'IN_REVIEW',
    declaredRtp: '0.9602',
    declaredMaxWinX: 2500,
    volatility: 'HIGH',
    submittedAt: at,
    updatedAt: at,
    reviewNote: 'Name the maximum win.',
  } as const;
  const fake = fakePlatform({
    getGame: () => ({
      ...game,
      versions: { items: [version], nextToken: null },
      history: {
        items: [{ id: '1', at, action: 'GAME_CREATED', actor: 'paula', reason: null }],
        nextToken: null,
      },
    }),
    getGameVersion: ({ id }) => {
      if (id !== version.id) throw new Refused('version.missing');
      return {
        ...version,
        rulesText: 'RTP 96.02 %.',
        changelog: null,
        betLevels: [20, 40],
        symbols: [],
        mathModel: '{}',
        mathModelHash: 'abc',
        testRun: null,
      };
    },
    featureGame: () => {
      game = { ...game, featuredAt: at };
      return game;
    },
    unfeatureGame: () => {
      game = { ...game, featuredAt: null };
      return game;
    },
    suspendGame: ({ input }) => {
      game = { ...game, status: 'SUSPENDED', reviewNote: (input as { reason: string }).reason };
      return game;
    },
  });
  await fake.arrive('admin@novalink.test', ['ADMINS']);
  return openPages(
    { [routes.AdminGame.path]: AdminGamePage, [routes.AdminGameVersion.path]: AdminVersionPage },
    fake.platform,
    address,
  );
};

test('shows a game with its company, and suspends it with a reason', async () => {
  await open(path);
  expect(await screen.findByRole('link', { name: 'Northern Games' })).toHaveAttribute(
    'href',
    '/admin/Companies/01C',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Suspend' }));
  await userEvent.type(await screen.findByLabelText('Reason for the suspension'), 'It pays too much.');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('It pays too much.')).toBeInTheDocument();
  expect(screen.getByText('Suspended')).toBeInTheDocument();
});

test('features an offered game, and stops featuring it', async () => {
  await open(path, 'LIVE', { offered: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Feature game' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop featuring game' }));
  expect(await screen.findByRole('button', { name: 'Feature game' })).toBeInTheDocument();
});

test.each([
  ['a live game that is hidden with its company', 'LIVE'],
  ['a draft', 'DRAFT'],
] as const)('does not offer to feature %s', async (_name, status) => {
  await open(path, status);
  await screen.findByRole('link', { name: 'Northern Games' });
  expect(screen.queryByRole('button', { name: 'Feature game' })).not.toBeInTheDocument();
});

test('opens a version from the list of a game', async () => {
  const { here } = await open(`${path}?tab=versions`);
  await userEvent.click(await screen.findByRole('link', { name: '1.2.0' }));
  await waitFor(() => expect(here()).toBe(`${path}/versions/01V`));
  expect(await screen.findByRole('heading', { level: 1, name: 'Aurora Veil 1.2.0' })).toBeInTheDocument();
  expect(screen.getByText('Name the maximum win.')).toBeInTheDocument();
  expect(await screen.findByText('RTP 96.02 %.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open in the review queue' })).toHaveAttribute(
    'href',
    '/admin/Review?item=GAME_VERSION.01V',
  );
});

test('shows the history of a game', async () => {
  await open(`${path}?tab=history`);
  const history = within(await screen.findByRole('list', { name: 'History' }));
  expect(history.getByText('Game created')).toBeInTheDocument();
  expect(history.getByText(/the provider/)).toBeInTheDocument();
});

test('shows a message and a link to the game for a version that does not exist', async () => {
  await open(`${path}/versions/not-an-id?tab=play`);
  expect(
    await screen.findByText('This version does not exist, or you do not have access to it.'),
  ).toBeInTheDocument();
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(await crumbs.findByRole('link', { name: 'Aurora Veil' })).toHaveAttribute('href', path);
});

test('shows the first tab of a version for an unknown tab in the address', async () => {
  await open(`${path}/versions/01V?tab=certificates`);
  expect(await screen.findByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('RTP 96.02 %.')).toBeInTheDocument();
});
