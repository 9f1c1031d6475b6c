import { describe, expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CreateSupportRequestInput } from '#domain/generated/types';
import type { Api } from '../../platform/api/api';
import { Refused } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import type { Platform } from '../../platform/platform';
import { SupportPage } from './support-page';

const at = '2026-11-23T10:00:00.000Z';

/** A server that records the requests and their senders. */
function server({ refuses }: { readonly refuses?: Refused } = {}) {
  const sent: CreateSupportRequestInput[] = [];
  const fake = fakePlatform({
    createSupportRequest: ({ input }) => {
      if (refuses) throw refuses;
      sent.push(input);
      return { id: `R${sent.length}`, createdAt: at };
    },
    listMySupportRequests: () => ({
      items: sent.map(({ topic, subject, text }, index) => ({
        id: `R${index}`,
        topic,
        subject,
        text,
        status: 'ANSWERED' as const,
        answers: [{ at, text: 'Try\nagain.' }],
        createdAt: at,
      })),
      nextToken: null,
    }),
  });
  const askers: string[] = [];
  const as = (asker: string): Api => ({
    send: (...asked) => {
      askers.push(asker);
      return fake.platform.api.send(...asked);
    },
  });
  const platform: Platform = { ...fake.platform, api: as('user'), guestApi: as('guest') };
  const arrive = (email: string, groups: string[]) => fake.arrive(email, groups);
  return { platform, arrive, sent, askers };
}

const open = (platform: Platform, search = '') => openPage(SupportPage, platform, `/static/Support${search}`);

async function fillIn({ email }: { readonly email?: string } = {}) {
  await userEvent.selectOptions(await screen.findByLabelText('Topic'), 'Playing and coins');
  if (email !== undefined) await userEvent.type(screen.getByLabelText('E-mail'), email);
  await userEvent.type(screen.getByLabelText('Subject'), 'Lost round');
  await userEvent.type(screen.getByLabelText('Message'), 'It did not end.');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send request' }));

describe('a guest', () => {
  test('sends a request with an address, and can send another one', async () => {
    const { platform, sent, askers } = server();
    open(platform);
    await fillIn({ email: ' ada@home.example ' });
    await send();
    expect(await screen.findByRole('status')).toHaveTextContent(
      'We will send the answer to ada@home.example.',
    );
    expect(sent).toEqual([
      { topic: 'PLAY', email: 'ada@home.example', subject: 'Lost round', text: 'It did not end.' },
    ]);
    expect(askers).toEqual(['guest']);
    expect(screen.queryByRole('heading', { name: 'Your requests' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send another request' }));
    expect(await screen.findByLabelText('Subject')).toHaveValue('');
  });

  test('sees an error at each missing field, and no request is sent', async () => {
    const { platform, sent } = server();
    open(platform);
    await screen.findByLabelText('Topic');
    await send();
    for (const label of ['Topic', 'E-mail', 'Subject', 'Message'])
      await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
    expect(screen.getByLabelText('Topic')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('E-mail'), 'nobody');
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/Please enter a valid email/);
    expect(sent).toEqual([]);
  });

  test('keeps the input after too many requests', async () => {
    const { platform } = server({ refuses: new Refused('support.too-many', { limit: 1000, of: 'guests' }) });
    open(platform);
    await fillIn({ email: 'ada@home.example' });
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many requests from visitors in the last hour. Sign in to send yours, or try again in an hour.',
    );
    expect(screen.getByLabelText('Message')).toHaveValue('It did not end.');
  });
});

describe('a user', () => {
  test('sends a request without an address, and sees it with its answer', async () => {
    const { platform, arrive, sent, askers } = server();
    await arrive('ben@studio.test', []);
    open(platform);
    expect(await screen.findByText('You have not sent any requests yet.')).toBeInTheDocument();
    await fillIn();
    expect(screen.queryByLabelText('E-mail')).not.toBeInTheDocument();
    await send();
    await screen.findByText('The answer appears on this page and in your notifications.');
    expect(sent).toMatchObject([{ topic: 'PLAY', email: null }]);
    expect(askers).not.toContain('guest');
    const own = within(await screen.findByRole('list', { name: 'Your requests' }));
    expect(await own.findByRole('heading', { name: 'Lost round' })).toBeInTheDocument();
    expect(own.getByText('Answered')).toBeInTheDocument();
    expect(own.getByText(/^Try\s+again\.$/)).toBeInTheDocument();
  });

  test('sees their own limit', async () => {
    const { platform, arrive } = server({
      refuses: new Refused('support.too-many', { limit: 5, of: 'own' }),
    });
    await arrive('cleo@studio.test', ['PROVIDERS']);
    open(platform);
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You can send 5 requests an hour. Try again in an hour.',
    );
  });
});

describe('the address', () => {
  test('fills in the topic and the subject of the request', async () => {
    open(server().platform, '?topic=problem&about=/operator/Casinos');
    expect(await screen.findByLabelText('Topic')).toHaveDisplayValue('Something does not work');
    expect(screen.getByLabelText('Subject')).toHaveValue('About /operator/Casinos');
  });

  test('fills in nothing else', async () => {
    open(server().platform, '?topic=__proto__&about=%3Cimg%20src%3Dx%3E&email=a@b.example&text=Pay%20me');
    expect(await screen.findByLabelText('Topic')).toHaveDisplayValue('Choose a topic');
    for (const label of ['E-mail', 'Subject', 'Message'])
      expect(screen.getByLabelText(label)).toHaveValue('');
  });
});

test('shows answers to common questions under their headings', async () => {
  open(server().platform);
  const question = screen.getByText('Can I buy coins or exchange them for money?');
  await userEvent.click(question);
  expect(question.closest('details')).toHaveAttribute('open');
  expect(screen.getByText(/Coins have no value/)).toBeInTheDocument();
  await screen.findByLabelText('Topic');
});
