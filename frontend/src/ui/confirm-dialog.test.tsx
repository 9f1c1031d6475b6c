import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';

/** Something that can be deleted, once the server lets it. */
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

test('what is confirmed happens, and the dialog closes', async () => {
  render(<Deletable server={{}} />);
  await remove();
  expect(await screen.findByText('It is gone.')).toBeInTheDocument();
  await closed();
});

test('what is cancelled does not happen', async () => {
  render(<Deletable server={{}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(screen.getByText('It exists.')).toBeInTheDocument();
});

test('what cannot be undone asks for its name, exactly', async () => {
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

test('a failure is said in the dialog, which stays and may be tried again', async () => {
  const server = { refuses: true };
  render(<Deletable server={server} />);
  await remove();
  expect(await screen.findByRole('alert')).toHaveTextContent('The server refuses.');
  server.refuses = false;
  await remove();
  expect(await screen.findByText('It is gone.')).toBeInTheDocument();
});
