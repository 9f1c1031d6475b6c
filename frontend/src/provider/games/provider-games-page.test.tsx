import { expect, test } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openGames, press } from './testing/open-games';

test('shows what to do next in an empty list', async () => {
  await openGames('/provider/Games');
  expect(await screen.findByText('No games yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create your first game' })).toHaveAttribute(
    'href',
    '/provider/Games?create',
  );
});

test('creates a game, and keeps the input if the code is used', async () => {
  const { game: kept, here } = await openGames('/provider/Games?create');
  await userEvent.type(await screen.findByLabelText('Code'), 'Bad Code');
  await userEvent.type(screen.getByLabelText('Title'), 'Aurora Veil');
  await press('Create game');
  expect(await screen.findByText('The B character is not allowed')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Code'));
  await userEvent.type(screen.getByLabelText('Code'), 'taken');
  await press('Create game');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveValue('Aurora Veil');
  await userEvent.clear(screen.getByLabelText('Code'));
  await userEvent.type(screen.getByLabelText('Code'), 'aurora-veil');
  await press('Create game');
  await waitFor(() => expect(here()).toBe('/provider/Games/01G'));
  expect(kept()).toMatchObject({ code: 'aurora-veil', title: 'Aurora Veil', languages: ['en'] });
});

test('sends the version that was read with the details, and lets the user resolve a conflict', async () => {
  const { game: kept, somebodyElseSaves } = await openGames('/provider/Games/01G?tab=details', { game: {} });
  await userEvent.type(await screen.findByLabelText(/^Tags/), 'lights, north');
  somebodyElseSaves({ title: 'Aurora Nights' });
  await press('Save game');
  expect(await screen.findByText('Aurora Nights')).toBeInTheDocument();
  await press('Save game');
  await waitFor(() => expect(kept()).toMatchObject({ tags: ['lights', 'north'], version: 3 }));
});

test('shows a message to a suspended company, which cannot create games', async () => {
  await openGames('/provider/Games?create', { company: { status: 'SUSPENDED' } });
  expect(await screen.findByText('Your company is suspended')).toBeInTheDocument();
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
});

test('shows a message to a closed company', async () => {
  await openGames('/provider/Games', { company: { status: 'CLOSED' } });
  expect(await screen.findByText('Your company is closed')).toBeInTheDocument();
});
