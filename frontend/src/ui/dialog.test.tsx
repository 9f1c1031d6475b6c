import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './dialog';

const Nested = () => {
  const [open, setOpen] = useState({ game: true, rules: true });
  return (
    <Dialog title="Game" open={open.game} onClose={() => setOpen({ ...open, game: false })}>
      <Dialog title="Rules" open={open.rules} onClose={() => setOpen({ ...open, rules: false })}>
        Lines pay from left to right.
      </Dialog>
    </Dialog>
  );
};

test('a dialog stays open when a dialog inside it is closed', async () => {
  render(<Nested />);
  const rules = screen.getByRole('dialog', { name: 'Rules' });
  await userEvent.click(within(rules).getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('dialog', { name: 'Game' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Rules' })).toBeNull();
});
