import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openGames } from './testing/open-games';

test('the code follows the title until it is changed by hand', async () => {
  await openGames('/provider/Games?create');
  const title = await screen.findByLabelText('Title');
  const code = screen.getByLabelText('Code');
  await userEvent.type(title, 'Élan');
  expect(code).toHaveValue('elan');
  await userEvent.type(code, '-x');
  await userEvent.type(title, ' Vital');
  expect(code).toHaveValue('elan-x');
});
