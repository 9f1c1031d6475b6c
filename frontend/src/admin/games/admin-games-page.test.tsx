import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { rowOf, shownTitles, takeStep } from '../../parts/lists/testing/table-rows';
import { Refused } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { AdminGamesPage } from './admin-games-page';
import type { OwnedGame } from '../../parts/games/owned-game';

const game = (id: string, changes: Partial<OwnedGame> = {}): OwnedGame => ({
  id,
  companyId: '01C',
  owner: 'paula',
  companyName: 'Northern Games',
  code: `code-${id}`,
  title: `Game ${id}`,
  type: 'SLOT',
  description: null,
  tags: [],
  thumbnailKey: null,
  images: [],
  languages: [],
  restrictedCountries: ['US'],
  status: 'LIVE',
  offered: true,
  live: null,
  featuredAt: null,
  reviewNote: null,
  version: 3,
  createdAt: '2026-11-21T09:00:00Z',
  updatedAt: '2026-11-21T09:00:00Z',
  ...changes,
});

/** A server that stores games and accepts a change only of the current version. */
const open = async (start: readonly OwnedGame[], path = '/admin/Games') => {
  let kept = [...start];
  const change = (input: unknown, changes: Partial<OwnedGame>) => {
    const { id, expectedVersion } = input as { id: string; expectedVersion: number };
    const found = kept.find((one) => one.id === id && one.version === expectedVersion);
    if (!found) throw new Refused('game.stale');
    kept = kept.map((one) => (one === found ? { ...one, ...changes, version: one.version + 1 } : one));
    return found;
  };
  const fake = fakePlatform({
    listGames: ({ status, companyId }) => ({
      items: kept.filter(
        (one) =>
          (status === undefined || one.status === status) &&
          (companyId === undefined || one.companyId === companyId),
      ),
      nextToken: null,
    }),
    suspendGame: ({ input }) =>
      change(input, { status: 'SUSPENDED', reviewNote: (input as { reason: string }).reason }),
    resumeGame: ({ input }) => change(input, { status: 'LIVE' }),
  });
  await fake.arrive('admin@novalink.test', ['ADMINS']);
  return { ...openPage(AdminGamesPage, fake.platform, path), games: () => kept };
};

test('filters games by status and provider, in the address', async () => {
  const { here } = await open([
    game('1'),
    game('2', { status: 'DRAFT' }),
    game('3', { companyId: '01D', companyName: 'Southern Games' }),
  ]);
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Live');
  await waitFor(() => expect(shownTitles()).toEqual(['Game 1', 'Game 3']));
  await userEvent.click(screen.getByRole('link', { name: 'Southern Games' }));
  await waitFor(() => expect(shownTitles()).toEqual(['Game 3']));
  expect(here()).toBe('/admin/Games?company=01D');
  await userEvent.click(screen.getByRole('button', { name: 'Games of every provider' }));
  await waitFor(() => expect(shownTitles()).toEqual(['Game 1', 'Game 2', 'Game 3']));
});

test('shows all games again when no game fits the address', async () => {
  await open([game('1')], '/admin/Games?status=SUSPENDED');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all games' }));
  await waitFor(() => expect(shownTitles()).toEqual(['Game 1']));
});

test('ignores filters in the address that do not exist', async () => {
  await open([game('1')], '/admin/Games?status=GONE&type=DICE&volatility=NONE&sort=gone');
  await waitFor(() => expect(shownTitles()).toEqual(['Game 1']));
});

test('suspends a live game with a reason, and resumes it', async () => {
  const { games } = await open([game('1')]);
  await takeStep('Game 1', 'Suspend…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Game 1?' }));
  await userEvent.type(dialog.getByLabelText('Reason for the suspension'), 'Wrong paytable.');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() =>
    expect(games()).toMatchObject([{ status: 'SUSPENDED', reviewNote: 'Wrong paytable.' }]),
  );
  await (await rowOf('Game 1')).findByText('Suspended');
  await takeStep('Game 1', 'Resume');
  await waitFor(() => expect(games()).toMatchObject([{ status: 'LIVE' }]));
});

test('marks a live game that its company hides', async () => {
  await open([game('1', { offered: false })]);
  expect((await rowOf('Game 1')).getByText('Hidden with its company')).toBeInTheDocument();
});
