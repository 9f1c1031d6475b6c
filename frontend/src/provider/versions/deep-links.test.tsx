import { expect, test } from 'vitest';
import { screen, within } from '@testing-library/react';
import { openGames } from '../games/testing/open-games';

const path = '/provider/Games/01G/versions/01V';
/** As long as a title may be, of the widest letters. */
const wide = 'W'.repeat(60);

test('shows the first tab for an unknown tab in the address', async () => {
  await openGames(`${path}?tab=certificates`, { game: {}, version: {} });
  expect(await screen.findByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByRole('region', { name: 'Status' })).toBeInTheDocument();
});

test('a link to the form of a version that can no longer be edited shows its status', async () => {
  await openGames(`${path}?tab=edit`, { game: {}, version: { status: 'IN_REVIEW' } });
  expect(await screen.findByRole('region', { name: 'Status' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save the version' })).not.toBeInTheDocument();
});

test('shows a message and a link to the game for a missing or foreign version', async () => {
  await openGames(path, { game: {} });
  expect(
    await screen.findByText('This version does not exist, or you do not have access to it.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Run the test' })).not.toBeInTheDocument();
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(await crumbs.findByRole('link', { name: 'Aurora Veil' })).toHaveAttribute(
    'href',
    '/provider/Games/01G',
  );
});

test('shows a title of 60 wide letters completely in the breadcrumbs', async () => {
  await openGames(path, { game: { title: wide }, version: {} });
  const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumbs' }));
  expect(await crumbs.findByRole('link', { name: wide })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Version 1.0.0' })).toBeInTheDocument();
});
