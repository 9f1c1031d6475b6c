import { expect, test } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openGames, press } from './testing/open-games';

const type = async (label: RegExp | string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
};

test.each([
  [/^Blocked countries/, 'US, Norge', '"Norge" is not a country code. Use two letters, such as NO.'],
  [/^Languages/, 'en, 日本語', '"日本語" is not a language code. Use two lowercase letters, such as en.'],
  [/^Tags/, `sea, ${'x'.repeat(31)}`, `"${'x'.repeat(31)}": You must enter a maximum of 30 characters`],
])('the form of a game shows the invalid item of %s', async (label, typed, sentence) => {
  const { game } = await openGames('/provider/Games/01G?tab=details', { game: {} });
  const field = await type(label, typed);
  await press('Save game');
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(field).toHaveFocus();
  expect(game().version).toBe(1);
});

test('the form of a game shows the error of an image beside its images', async () => {
  const { game } = await openGames('/provider/Games/01G?tab=details', {
    game: { images: ['elsewhere/1.png'] },
  });
  await type('Title', 'Aurora');
  await press('Save game');
  expect(await screen.findByText('"elsewhere/1.png": Invalid format')).toHaveFocus();
  expect(game().version).toBe(1);
});

test('the form of a new game also shows the invalid item', async () => {
  const { game } = await openGames('/provider/Games?create');
  await type('Code', 'aurora-veil');
  await type('Title', 'Aurora Veil');
  await type(/^Blocked countries/, 'Norge');
  const before = game();
  await press('Create game');
  expect(await screen.findByText(/"Norge" is not a country code/)).toBeInTheDocument();
  expect(game()).toBe(before);
});

test('the form of a version shows the invalid bet', async () => {
  const { version } = await openGames('/provider/Games/01G/versions/01V?tab=edit', { game: {}, version: {} });
  const field = await type('Bets', '2, forty');
  await press('Save the version');
  const sentence = '"forty" is not a bet. Use a whole number from 1 to 1,000,000.';
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(version()?.version).toBe(1);
});

test('sorts bets and removes duplicates', async () => {
  const { version } = await openGames('/provider/Games/01G/versions/01V?tab=edit', { game: {}, version: {} });
  await type('Bets', '10, 5, 1, 5');
  await press('Save the version');
  await waitFor(() => expect(version()?.betLevels).toEqual([1, 5, 10]));
});
