import { expect, test } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CreateTournamentInput } from '#domain/generated/types';
import { brandOf, brandServer } from '../../parts/brand/testing/brand-server';
import { openBrandPage } from '../../parts/brand/testing/open-brand-page';
import { tournamentId, tournamentOf } from '../../parts/tournaments/testing/tournament-of';
import { entryModes } from '../../parts/tournaments/tournament-labels';
import { Refused } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { NewTournamentPage } from './new-tournament-page';
import { rulesInput, valuesOf } from './tournament-values';

const gameId = '01KAJ3ZV8N4Q6T9XWCB2R5M7GA';

const open = async (answer: () => { id: string } = () => ({ id: tournamentId })) => {
  const asked: CreateTournamentInput[] = [];
  const server = brandServer(brandOf({ gameIds: [gameId] }));
  const fake = fakePlatform({
    ...server.answers,
    listBrandGames: () => [{ id: gameId, title: 'Amber' }],
    createTournament: ({ input }: Record<string, unknown>) => {
      asked.push(input as CreateTournamentInput);
      return answer();
    },
  });
  const page = await openBrandPage(NewTournamentPage, fake, { page: '/Tourneys/new', groups: ['ADMINS'] });
  await screen.findByLabelText('Name');
  return { asked, page };
};

const fill = async () => {
  await userEvent.type(screen.getByLabelText('Name'), 'Friday Sprint');
  await userEvent.type(screen.getByRole('combobox', { name: 'Games' }), 'Amber{Enter}');
  await userEvent.type(screen.getByLabelText('Minimum bet'), '1');
  for (const [index, amount] of ['50', '20', '10'].entries()) {
    const field = screen.getAllByLabelText('Amount for each')[index];
    if (field) await userEvent.type(field, amount);
  }
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Create draft' }));

test('shows errors at the missing fields, and focuses the first', async () => {
  const { asked } = await open();
  await send();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getAllByText('This field is required').length).toBeGreaterThan(1);
  expect(screen.getByText('Please choose at least one value')).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('creates a draft with amounts in minor units, and only one if it is sent again', async () => {
  const lost = [new Refused('request.failed')];
  const { asked, page } = await open(() => {
    const fault = lost.shift();
    if (fault) throw fault;
    return { id: tournamentId };
  });
  await fill();
  expect(
    screen.getByText(/Rounds count on one game, with GLD and a bet of at least 1.00 GLD/),
  ).toBeInTheDocument();
  await send();
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Name')).toHaveValue('Friday Sprint');
  await send();
  await waitFor(() => expect(page.here()).toContain(`/Tourneys/${tournamentId}`));
  expect(new Set(asked.map(({ requestId }) => requestId)).size).toBe(1);
  expect(asked[1]?.rules).toMatchObject({
    ...{ name: 'Friday Sprint', coin: 'GLD', gameIds: [gameId], minBet: '100', buyIn: null, maxRounds: null },
    scoring: { model: 'SUM_MULTIPLIER', capX100: 10_000 },
    prizes: [
      { rankFrom: 1, rankTo: 1, amount: '5000', share: null },
      { rankFrom: 2, rankTo: 2, amount: '2000', share: null },
      { rankFrom: 3, rankTo: 3, amount: '1000', share: null },
    ],
  });
});

test('shows an error if a lower rank gets a higher prize', async () => {
  const { asked } = await open();
  await fill();
  const [, second] = screen.getAllByLabelText('Amount for each');
  if (second) await userEvent.type(second, '0');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Prize range 2 pays more than the previous range.',
  );
  expect(asked).toEqual([]);
});

test('shows only the fields that the choices need', async () => {
  await open();
  expect(screen.queryByLabelText('Buy-in')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Players enter'), entryModes.BUY_IN);
  expect(screen.getByLabelText('Buy-in')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Prizes are'), 'Shares of the buy-ins');
  expect(screen.getAllByLabelText('Share for each, in %')).toHaveLength(3);
  await userEvent.selectOptions(screen.getByLabelText('Scoring'), 'Best rounds in a row');
  expect(screen.getByLabelText('Rounds in a row')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Players enter'), entryModes.AUTO);
  expect(screen.queryByLabelText('Minimum players')).not.toBeInTheDocument();
});

test('sends the same values for an edited draft without changes', () => {
  const tournament = tournamentOf({
    ...{ entryMode: 'BUY_IN', buyIn: '500', maxEntrants: 9, maxRounds: 7, prizeKind: 'POOL' },
    endsAt: '2030-10-27T00:30:20.123Z',
    prizes: [{ rankFrom: 1, rankTo: 1, amount: null, share: 10_000 }],
  });
  const { name, coin, gameIds, startsAt, endsAt, buyIn, minBet, maxEntrants, maxRounds, scoring, prizes } =
    tournament;
  expect(rulesInput(valuesOf(tournament), () => tournament.decimals)).toMatchObject({
    ...{ name, coin, gameIds, startsAt, endsAt, buyIn, minBet, maxEntrants, maxRounds, scoring, prizes },
  });
});

test('a buy-in in tickets has fixed prizes', async () => {
  const { asked } = await open();
  await fill();
  await userEvent.selectOptions(screen.getByLabelText('Players enter'), entryModes.BUY_IN);
  await userEvent.selectOptions(screen.getByLabelText('Prizes are'), 'Shares of the buy-ins');
  await userEvent.selectOptions(screen.getByLabelText('Coin of the buy-in'), 'Tickets (TKT)');
  expect(screen.queryByLabelText('Prizes are')).not.toBeInTheDocument();
  expect(screen.getAllByLabelText('Amount for each')).toHaveLength(3);
  await userEvent.type(screen.getByLabelText('Buy-in'), '2');
  expect(screen.getByText(/^Joining costs 2 × Tickets\./)).toBeInTheDocument();
  await send();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.rules).toMatchObject({
    ...{ entryMode: 'BUY_IN', buyIn: '2', buyInCoin: 'TKT', prizeKind: 'FIXED' },
    prizes: [{ amount: '5000' }, { amount: '2000' }, { amount: '1000' }],
  });
});

test('the coin of the tournament is the coin of the buy-in by default', async () => {
  const { asked } = await open();
  await fill();
  await userEvent.selectOptions(screen.getByLabelText('Players enter'), entryModes.BUY_IN);
  await userEvent.type(screen.getByLabelText('Buy-in'), '2');
  await send();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.rules).toMatchObject({ buyIn: '200', buyInCoin: null });
});

test('a draft with a buy-in in tickets keeps it', () => {
  const tournament = tournamentOf({
    ...{ entryMode: 'BUY_IN', buyIn: '3', buyInCoin: 'TKT', buyInDecimals: 0 },
  });
  const decimalsOf = (coin: string) => (coin === 'TKT' ? 0 : 2);
  expect(rulesInput(valuesOf(tournament), decimalsOf)).toMatchObject({ buyIn: '3', buyInCoin: 'TKT' });
});
