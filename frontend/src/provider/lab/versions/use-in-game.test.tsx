import { beforeAll, beforeEach, expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { giveWorkers } from '../../../parts/lab/testing/fake-worker';
import { json, loadLab, openLab, paste, press } from '../testing/open-lab';

beforeAll(loadLab);
beforeEach(giveWorkers);

test('passes a model to a new version of the user’s slot game', async () => {
  const { here, state } = await openLab();
  await paste(`${json} `);
  await press('Use in a game…');
  const dialog = within(screen.getByRole('dialog', { name: 'Use this model in a game' }));
  const games = await dialog.findByLabelText('Game');
  expect(within(games).queryByRole('option', { name: 'Round Table' })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Create version' })).toBeDisabled();
  await userEvent.selectOptions(games, 'Aurora Veil');
  await userEvent.click(dialog.getByRole('button', { name: 'Create version' }));
  await waitFor(() => expect(here()).toBe('/provider/Games/01G/new-version'));
  expect(state()).toEqual({ mathModel: `${json} ` });
});

test('a game can be created for the model', async () => {
  const { here, state } = await openLab();
  await paste('{ "half": 1 }');
  await press('Use in a game…');
  await userEvent.click(await screen.findByRole('link', { name: 'Create a game for it' }));
  await waitFor(() => expect(here()).toBe('/provider/Games?create'));
  expect(state()).toEqual({ mathModel: '{ "half": 1 }' });
});
