import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { gameFields } from '#domain/games/game-fields';
import { gameVersionFields } from '#domain/games/game-version-fields';
import { unshownFields } from '../../platform/forms/testing/unshown-fields';
import { openGames } from './testing/open-games';

test('the form shows every field of a game that may change', async () => {
  await openGames('/provider/Games/01G?tab=details', { game: {} });
  await screen.findByRole('button', { name: 'Save game' });
  expect(unshownFields(gameFields, 'update')).toEqual([]);
});

test('the form of a new game shows the fields that can only be set once', async () => {
  await openGames('/provider/Games?create');
  await screen.findByRole('button', { name: 'Create game' });
  const once = Object.entries(gameFields).filter(([, field]) => 'only' in field && field.only === 'create');
  expect(unshownFields(Object.fromEntries(once), 'create')).toEqual([]);
});

test('the form shows every field of a version that may change', async () => {
  const symbols = [{ symbol: 'A', name: 'Anchor', imageKey: null }];
  await openGames('/provider/Games/01G/versions/01V?tab=edit', { game: {}, version: { symbols } });
  await screen.findByRole('button', { name: 'Save the version' });
  expect(unshownFields(gameVersionFields, 'update')).toEqual([]);
});
