import { expect, test } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { carrying } from '../lab/carried-model';
import { model, openGames, press } from '../games/testing/open-games';

test('a model from the Test Lab fills a new version', async () => {
  await openGames('/provider/Games/01G/new-version', { game: {}, version: {} }, carrying(model).state);
  expect(await screen.findByLabelText('Math model')).toHaveValue(model);
  expect(screen.getByLabelText('Declared RTP')).toHaveValue('1.0000');
  expect(screen.getByLabelText('Name of TAILS')).toHaveValue('Tails');
  expect(screen.getByLabelText('Version')).toHaveValue('1.1.0');
});

test('opens the first version after a game is created for a model', async () => {
  const { here } = await openGames('/provider/Games?create', {}, carrying(model).state);
  await userEvent.type(await screen.findByLabelText('Code'), 'aurora-veil');
  await userEvent.type(screen.getByLabelText('Title'), 'Aurora Veil');
  await press('Create game');
  await waitFor(() => expect(here()).toBe('/provider/Games/01G/new-version'));
  expect(await screen.findByLabelText('Math model')).toHaveValue(model);
});
