import { expect, test } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openGames, press } from './testing/open-games';

test('shows values that were saved in another tab, keeps the input, and lets the user decide', async () => {
  const { game, somebodyElseSaves } = await openGames('/provider/Games/01G?tab=details', { game: {} });
  await userEvent.type(await screen.findByLabelText('Title'), ' II');
  somebodyElseSaves({ title: 'Aurora Bay' });
  await press('Save game');
  expect(await screen.findByText('Someone else saved changes')).toBeInTheDocument();
  expect(screen.getByText('Aurora Bay')).toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveValue('Aurora Veil II');
  await press('Save game');
  await waitFor(() => expect(game().title).toBe('Aurora Veil II'));
});
