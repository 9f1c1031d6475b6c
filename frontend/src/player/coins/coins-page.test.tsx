import { describe, expect, test, vi } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { escrowPlayer } from '#domain/tournaments/escrow-player';
import { brandId, brandOf, brandServer, playerOf } from '../../parts/brand/testing/brand-server';
import { openBrandPage } from '../../parts/brand/testing/open-brand-page';
import { tournamentOf } from '../../parts/tournaments/testing/tournament-of';
import { savedFiles } from '../../parts/wallet/testing/saved-files';
import { fakePlatform } from '../../platform/fake-platform';
import { Refused, Unreachable } from '../../platform/api/errors';
import { CoinsPage } from './coins-page';

type Answer = (variables: Record<string, unknown>) => unknown;

/** A server that handles every request, but whose first responses are lost. */
const losing = (answer: Answer, lost: Error[], asked: unknown[] = []): Answer => {
  return (variables) => {
    asked.push(variables.input);
    const answered = answer(variables);
    const fault = lost.shift();
    if (fault !== undefined) throw fault;
    return answered;
  };
};

const open = async (brand = brandOf({ me: playerOf() }), { answers = {}, groups = ['PROVIDERS'] } = {}) => {
  const server = brandServer(brand);
  const fake = fakePlatform({
    ...server.answers,
    listBrandMovements: () => ({ items: [], nextToken: null }),
    listBrandUsers: ({ name }) => ({
      items: 'maria'.startsWith((name ?? '').toLowerCase()) ? [server.answers.getBrandUser()] : [],
      nextToken: null,
    }),
    ...answers,
  });
  const page = await openBrandPage(CoinsPage, fake, { page: '/Coins', groups });
  await screen.findByRole('heading', { level: 1, name: 'Coins' });
  return { server, page };
};

const coins = () => screen.getByRole('list', { name: 'Coins' });

describe('a player', () => {
  test('claims the daily coins', async () => {
    await open();
    expect(coins()).toHaveTextContent('Gold');
    expect(coins()).toHaveTextContent('1,000.00 GLD');
    await userEvent.click(screen.getByRole('button', { name: 'Claim 50.00 GLD' }));
    expect(await screen.findByRole('button', { name: 'Claimed today' })).toBeDisabled();
    await waitFor(() => expect(coins()).toHaveTextContent('1,050.00 GLD'));
  });

  test('sees that today’s coins were already claimed', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-24T12:00:00Z'), toFake: ['Date'] });
    const server = brandServer(brandOf({ me: playerOf() }));
    const claimed = server.post('d', { kind: 'DAILY', coin: 'GLD', amount: '5000', reason: null });
    const listStatement = () => ({ items: [{ ...claimed, at: new Date().toISOString() }], nextToken: null });
    await open(undefined, { answers: { listStatement } });
    expect(await screen.findByRole('button', { name: 'Claimed today' })).toBeDisabled();
  });

  test('claims a package only once if the response is lost', async () => {
    const asked: unknown[] = [];
    const server = brandServer(brandOf({ me: playerOf() }));
    const claimCoinPackage = losing(
      server.answers.claimCoinPackage,
      [new Unreachable('lost'), new Refused('wallet.unknown')],
      asked,
    );
    await open(undefined, { answers: { ...server.answers, claimCoinPackage } });
    const bundle = within(screen.getByRole('list', { name: 'Free packages' }));
    expect(bundle.getByRole('listitem')).toHaveTextContent(
      '250.00 GLDYou can claim it at most 3 times, every 2 days.',
    );
    await userEvent.click(bundle.getByRole('button', { name: /^Claim/ }));
    await userEvent.click(await bundle.findByRole('button', { name: /^Try again/ }));
    expect(await bundle.findByText(/It will not be counted twice/)).toBeInTheDocument();
    await userEvent.click(bundle.getByRole('button', { name: /^Try again/ }));
    expect(await bundle.findByText('Claimed: 250.00 GLD.')).toBeInTheDocument();
    await waitFor(() => expect(coins()).toHaveTextContent('1,250.00 GLD'));
    expect(new Set(asked.map((input) => (input as { requestId: string }).requestId)).size).toBe(1);
    expect(server.movements).toHaveLength(1);
  });

  test('shows a refused claim, and sends a new request for the next one', async () => {
    const asked: { readonly requestId?: string }[] = [];
    await open(undefined, {
      answers: {
        claimCoinPackage: ({ input }: Record<string, unknown>) => {
          asked.push(input as object);
          throw new Refused('package.too-soon', { until: '2026-11-23T12:00:00Z' });
        },
      },
    });
    const claim = () => userEvent.click(screen.getByRole('button', { name: /Claim\s*Evening bundle/ }));
    await claim();
    expect(await screen.findByRole('alert')).toHaveTextContent(/You can claim it again on Nov 23, 2026/);
    await claim();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[0]?.requestId).toMatch(/^[\w-]{16,64}$/);
    expect(asked[0]?.requestId).not.toBe(asked[1]?.requestId);
  });

  test.each([
    ['somebody who has not joined', brandOf()],
    ['a suspended player', brandOf({ me: playerOf({ status: 'SUSPENDED' }) })],
    ['anybody while the casino is closed', brandOf({ open: false, status: 'PAUSED', me: playerOf() })],
  ])('%s sees the coins and cannot claim them', async (_who, brand) => {
    await open(brand);
    expect(screen.getByText('50.00 GLD a day')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Claim/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Coin management')).not.toBeInTheDocument();
  });
});

describe('a user with level SUPPORT', () => {
  const support = (status: 'ACTIVE' | 'SUSPENDED' = 'ACTIVE') =>
    open(brandOf({ me: playerOf({ level: 'SUPPORT', status }) }));

  test('can read only a player’s balances and statement', async () => {
    const { server, page } = await support();
    server.post('k', { kind: 'GRANT', coin: 'GLD', amount: '250', reason: 'A goodwill gift' });
    await userEvent.type(await screen.findByLabelText('Player name'), 'mar');
    await userEvent.click(screen.getByRole('button', { name: 'Find' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Maria' }));
    expect(await screen.findByText(/holds 1,002\.50 GLD/)).toBeInTheDocument();
    expect(await screen.findByText('A goodwill gift')).toBeInTheDocument();
    expect(page.here()).toBe(`/operator/brand/${brandId}/Coins?player=maria%40novalink.test`);
    expect(screen.queryByText('Coin management')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
  });

  test('cannot read players while suspended', async () => {
    await support('SUSPENDED');
    await screen.findByText('50.00 GLD a day');
    expect(screen.queryByText('Look up a player')).not.toBeInTheDocument();
  });
});

describe('a manager of the brand', () => {
  const manage = async (answers = {}) => {
    const opened = await open(undefined, { answers, groups: ['ADMINS'] });
    await screen.findByRole('heading', { name: 'Coin management' });
    return opened;
  };
  const choose = async () => {
    await userEvent.type(screen.getByLabelText('Player name'), 'mar');
    await userEvent.click(screen.getByRole('button', { name: 'Find' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Maria' }));
    await screen.findByLabelText('Amount');
  };
  const move = async (amount: string, what = 'Grant coins') => {
    await userEvent.selectOptions(screen.getByLabelText('Action'), what);
    await userEvent.type(screen.getByLabelText('Amount'), amount);
    await userEvent.type(screen.getByLabelText('Reason'), 'A goodwill gift');
    await userEvent.click(screen.getByRole('button', { name: what }));
  };

  test('reads why there is nothing to claim', async () => {
    await open(brandOf({ me: playerOf({ level: 'ADMIN' }) }));
    expect(screen.getByText(/You manage this brand, so you cannot claim its coins/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Claim/ })).not.toBeInTheDocument();
  });

  test('grants coins to a player with a reason, in the decimals of the coin', async () => {
    const { server, page } = await manage();
    await choose();
    expect(page.here()).toBe(`/operator/brand/${brandId}/Coins?player=maria%40novalink.test`);
    await move('12.5');
    await waitFor(() =>
      expect(server.movements).toMatchObject([{ amount: '1250', reason: 'A goodwill gift' }]),
    );
    expect(await screen.findByText(/holds 1,012\.50 GLD/)).toBeInTheDocument();
    expect(screen.getByLabelText('Amount')).toHaveValue('');
  });

  test('repeats the same request while the result of a movement is unknown', async () => {
    const asked: unknown[] = [];
    const server = brandServer(brandOf({ me: playerOf() }));
    const withdrawCoins = losing(server.answers.withdrawCoins, [new Refused('wallet.unknown')], asked);
    await manage({ ...server.answers, withdrawCoins });
    await choose();
    await move('3', 'Deduct coins');
    expect(await screen.findByText('We could not confirm the request')).toBeInTheDocument();
    expect(screen.getByText(/^3\.00 GLD from Maria/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/holds 997\.00 GLD/)).toBeInTheDocument();
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual(asked[0]);
    expect(server.movements).toHaveLength(1);
  });

  test.each([
    ['1.234', /^Write the number like 1234\.5/],
    ['0,500', /^Write the number like 1234\.5/],
    ['-5', 'This field can only contain numbers'],
    ['0', 'Enter a number above 0'],
  ])('%s is rejected as an amount before a request is sent', async (amount, message) => {
    const { server } = await manage();
    await choose();
    await move(amount);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(server.movements).toHaveLength(0);
  });

  test('sees why a movement was refused, and keeps the input', async () => {
    await manage({
      withdrawCoins: () => {
        throw new Refused('wallet.insufficient', { balance: '100050' });
      },
    });
    await choose();
    await move('5000', 'Deduct coins');
    expect(await screen.findByText('Not enough coins. The wallet holds 1,000.50 GLD.')).toBeInTheDocument();
    expect(screen.getByLabelText('Amount')).toHaveValue('5000');
  });

  test('saves the movements of some days as one file', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-24T12:00:00Z'), toFake: ['Date'] });
    const files = savedFiles();
    const days: unknown[] = [];
    const server = brandServer(brandOf({ me: playerOf() }));
    const line = server.post('k', { kind: 'GRANT', coin: 'GLD', amount: '1', reason: '+1' });
    await manage({
      listBrandMovements: ({ day, nextToken = '' }: { day: string; nextToken?: string }) => {
        days.push(`${day} ${nextToken}`);
        return { items: [line], nextToken: nextToken === '' ? 'more' : null };
      },
    });
    const [yesterday, today] = ['2026-11-23', '2026-11-24'];
    fireEvent.change(screen.getByLabelText('From'), { target: { value: yesterday } });
    days.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('The file holds 4 lines.')).toBeInTheDocument();
    expect(days).toEqual([`${yesterday} `, `${yesterday} more`, `${today} `, `${today} more`]);
    expect(files[0]?.name).toBe(`aurora-${yesterday}-${today}.csv`);
    expect(await files[0]?.text()).toContain(`'+1`);
  });
});

test('tells managers who have not joined that they get no coins', async () => {
  await open(brandOf(), { groups: ['ADMINS'] });
  expect(await screen.findByText(/^You manage this brand, so you cannot claim/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Join to get coins' })).not.toBeInTheDocument();
});

test('names the tournament of a movement', async () => {
  const tournament = tournamentOf({ name: 'Harbour Cup' });
  const line = brandServer(brandOf()).post('k', { kind: 'GRANT', coin: 'GLD', amount: '1', reason: null });
  await open(brandOf(), {
    groups: ['ADMINS'],
    answers: {
      getTournament: () => tournament,
      listBrandMovements: () => ({
        items: [{ ...line, kind: 'ESCROW', userId: escrowPlayer(tournament.id) }],
        nextToken: null,
      }),
    },
  });
  const link = await screen.findByRole('link', { name: 'Tournament “Harbour Cup”' });
  expect(link).toHaveAttribute('href', `/operator/brand/${brandId}/Tourneys/${tournament.id}`);
  expect(screen.queryByText(/TOURNAME/)).not.toBeInTheDocument();
});
