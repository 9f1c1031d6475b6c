import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { WaitingRound } from '#domain/generated/types';
import { Refused } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { WaitingRounds } from './waiting-rounds';

const roundOf = (changes: Partial<WaitingRound> = {}): WaitingRound => ({
  ...{ id: 'r1', casinoId: '01K', brandId: '01B', playerId: '01P', user: 'user-7', gameId: '01G' },
  ...{ coin: 'GLD', decimals: 2, bet: '100', win: '2500', problem: 'FORBIDDEN' },
  ...{ at: '2026-11-21T09:00:00Z', waitsSince: '2026-11-21T09:00:02Z' },
  ...changes,
});

const open = async (given: readonly WaitingRound[], retried: () => boolean = () => true) => {
  let rounds = [...given];
  const sent: unknown[] = [];
  const ended = (input: unknown) => {
    sent.push(input);
    rounds = [];
    return true;
  };
  const fake = fakePlatform({
    listWaitingRounds: () => rounds,
    retryWaitingRound: ({ input }) => retried() && ended(input),
    settleWaitingRound: ({ input }) => ended(input),
  });
  await fake.arrive('olga@house.test', ['OPERATORS']);
  openPage(() => <WaitingRounds casinoId="01K" />, fake.platform, '/');
  await screen.findByRole('heading', { name: 'Needs your attention' });
  return { sent };
};
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('says that no round needs a person', async () => {
  await open([]);
  expect(await screen.findByText('No round needs you')).toBeInTheDocument();
});

test('shows what the wallet owes, and sends its call again', async () => {
  const { sent } = await open([roundOf()]);
  expect(await screen.findByRole('heading', { name: 'Pay the win of 25.00 GLD' })).toBeInTheDocument();
  expect(screen.getByText('user-7')).toBeInTheDocument();
  await click('Retry');
  expect(await screen.findByText('No round needs you')).toBeInTheDocument();
  expect(sent).toEqual([{ casinoId: '01K', roundId: 'r1' }]);
});

test('keeps a round that the server refuses to send', async () => {
  await open([roundOf({ win: null })], () => {
    throw new Refused('write.collided');
  });
  await click('Retry');
  expect(screen.getByRole('heading', { name: 'Give back the bet of 1.00 GLD' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled());
});

test('asks how the player got the amount before it settles a round', async () => {
  const { sent } = await open([roundOf()]);
  await click('Settle by hand');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Settle by hand' }));
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByLabelText('How did the player get it?'), 'Bank transfer 77.');
  await userEvent.click(dialog.getByRole('button', { name: 'Settle by hand' }));
  expect(await screen.findByText('No round needs you')).toBeInTheDocument();
  expect(sent).toEqual([{ casinoId: '01K', roundId: 'r1', reason: 'Bank transfer 77.' }]);
});
