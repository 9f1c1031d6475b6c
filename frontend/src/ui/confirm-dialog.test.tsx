import { expect, test } from 'vitest';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';

/** An item with a dialog that deletes it. */
const Deletable = ({
  server,
  typed,
}: {
  readonly server: { refuses?: boolean };
  readonly typed?: string;
}) => {
  const [asking, setAsking] = useState(true);
  const [exists, setExists] = useState(true);
  return (
    <>
      <p>{exists ? 'It exists.' : 'It is gone.'}</p>
      <ConfirmDialog
        title="Delete it?"
        open={asking}
        onClose={() => setAsking(false)}
        confirmLabel="Delete"
        {...(typed !== undefined && { typed })}
        failureText={() => 'The server refuses.'}
        onConfirm={() => {
          if (server.refuses === true) return Promise.reject(new Error('refused'));
          setExists(false);
          return Promise.resolve();
        }}
      >
        <p>It cannot be brought back.</p>
      </ConfirmDialog>
    </>
  );
};

const remove = () => userEvent.click(screen.getByRole('button', { name: 'Delete' }));
const closed = () => waitFor(() => expect(screen.queryByText('Delete it?')).not.toBeInTheDocument());

test('runs a confirmed action and closes', async () => {
  render(<Deletable server={{}} />);
  await remove();
  expect(await screen.findByText('It is gone.')).toBeInTheDocument();
  await closed();
});

test('does not run a cancelled action', async () => {
  render(<Deletable server={{}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(screen.getByText('It exists.')).toBeInTheDocument();
});

test('requires the exact name for an action that cannot be undone', async () => {
  render(<Deletable server={{}} typed="Aurora Reels" />);
  const name = screen.getByLabelText('Type Aurora Reels to confirm');
  await userEvent.type(name, 'aurora reels');
  await remove();
  expect(await screen.findByRole('alert')).toHaveTextContent('Type Aurora Reels to continue.');
  expect(screen.getByText('It exists.')).toBeInTheDocument();
  await userEvent.clear(name);
  await userEvent.type(name, 'Aurora Reels{Enter}');
  expect(await screen.findByText('It is gone.')).toBeInTheDocument();
});

test('shows a failure in the dialog and can retry', async () => {
  const server = { refuses: true };
  render(<Deletable server={server} />);
  await remove();
  expect(await screen.findByRole('alert')).toHaveTextContent('The server refuses.');
  server.refuses = false;
  await remove();
  expect(await screen.findByText('It is gone.')).toBeInTheDocument();
});
