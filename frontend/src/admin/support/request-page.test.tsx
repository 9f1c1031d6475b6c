import { describe, expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '#domain/routes';
import { openPage } from '../../platform/open-page';
import { Toasts } from '../../ui/toasts';
import { AdminSupportRequestPage } from './request-page';
import { supportServer } from './testing/support-server';

type Server = Awaited<ReturnType<typeof supportServer>>;

const Shown = () => (
  <>
    <AdminSupportRequestPage />
    <Toasts />
  </>
);

const open = ({ platform, requests }: Server) =>
  openPage(Shown, platform, `/admin/Support/${requests[0]?.id ?? ''}`, routes.AdminSupportRequest.path);
const answer = async (text: string) => {
  await userEvent.type(await screen.findByLabelText('Your answer'), text);
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
};

describe('a request', () => {
  test('of a guest is answered, and the form is empty afterwards', async () => {
    const server = await supportServer([['Alpha']]);
    open(server);
    expect(await screen.findByText('Text of Alpha')).toBeInTheDocument();
    expect(screen.getByText('guest@home.example (guest)')).toBeInTheDocument();
    expect(await screen.findByText(/^It is sent to the guest by e-mail\./)).toBeInTheDocument();
    await answer('Try again.');
    expect(await screen.findByText('Try again.', { selector: 'p' })).toBeInTheDocument();
    await screen.findByText('Answered');
    expect(await screen.findByText('Answer sent.')).toBeInTheDocument();
    expect(screen.getByLabelText('Your answer')).toHaveValue('');
    expect(screen.queryByRole('link', { name: 'Send by e-mail' })).not.toBeInTheDocument();
    await answer('One more.');
    await waitFor(() =>
      expect(server.requests[0]?.answers.map(({ text }) => text)).toEqual(['Try again.', 'One more.']),
    );
  });

  test('of a user shows their address and links to their account', async () => {
    open(await supportServer([['Alpha', 'OPEN', 'ben']]));
    expect(await screen.findByRole('link', { name: 'ben@studio.test' })).toHaveAttribute(
      'href',
      '/admin/Users/ben',
    );
    expect(
      await screen.findByText(/^The user sees it on the support page and is notified\./),
    ).toBeInTheDocument();
    const history = within(await screen.findByRole('list', { name: 'History' }));
    expect(history.getByText(/the user/)).toBeInTheDocument();
  });

  test('offers to mail an answer where no e-mails are sent', async () => {
    open(await supportServer([['Alpha']], { emailAvailable: false }));
    await screen.findByText(/E-mail is not set up/);
    await answer('Try again.');
    expect(await screen.findByRole('link', { name: 'Send by e-mail' })).toHaveAttribute(
      'href',
      'mailto:guest%40home.example?subject=Answer%20to%20your%20request%3A%20Alpha&body=Try%20again.',
    );
  });

  test('is closed after a confirmation, and then accepts no answer', async () => {
    const server = await supportServer([['Alpha']]);
    open(server);
    await userEvent.click(await screen.findByRole('button', { name: 'Close request…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close this request?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close request' }));
    await waitFor(() => expect(server.requests[0]?.status).toBe('CLOSED'));
    await waitFor(() => expect(screen.queryByLabelText('Your answer')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Close request…' })).not.toBeInTheDocument();
  });

  test('that another admin changed meanwhile keeps the input', async () => {
    const server = await supportServer([['Alpha']]);
    open(server);
    await screen.findByLabelText('Your answer');
    Object.assign(server.requests[0] ?? {}, { version: 2 });
    await answer('Try again.');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Someone else changed this request after you opened it.',
    );
    expect(screen.getByLabelText('Your answer')).toHaveValue('Try again.');
    expect(server.requests[0]?.answers).toEqual([]);
  });

  test('requires a non-empty answer', async () => {
    const server = await supportServer([['Alpha']]);
    open(server);
    await userEvent.click(await screen.findByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(screen.getByLabelText('Your answer')).toBeInvalid());
    expect(server.requests[0]?.version).toBe(1);
  });
});

test('shows markup in a request as text', async () => {
  const server = await supportServer([['Alpha']]);
  const hostile = '<img src=x onerror="alert(1)">\njavascript:alert(1) {{7*7}}';
  Object.assign(server.requests[0] ?? {}, { subject: '<b>Alpha</b>', text: hostile });
  open(server);
  expect(await screen.findByRole('heading', { level: 1, name: '<b>Alpha</b>' })).toBeInTheDocument();
  expect(document.querySelector('main img, b, img[src=x]')).toBeNull();
  expect(screen.getByText(/<img src=x/)).toBeInTheDocument();
});
