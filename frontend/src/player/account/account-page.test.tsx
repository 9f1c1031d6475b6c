import { describe, expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ExcludeSelfInput, PlayLimits, SetPlayLimitsInput } from '#domain/generated/types';
import { standingOrder } from '#domain/tournaments/standing-order';
import { brandOf, brandServer, playerOf } from '../../parts/brand/testing/brand-server';
import { openBrandPage } from '../../parts/brand/testing/open-brand-page';
import { tournamentOf } from '../../parts/tournaments/testing/tournament-of';
import { savedFiles } from '../../parts/wallet/testing/saved-files';
import { fakePlatform } from '../../platform/fake-platform';
import { BrandAccountPage } from './account-page';

const open = async (
  tab: string,
  brand = brandOf({ me: playerOf({ balances: [] }) }),
  prepare = noPreparation,
  answers = {},
) => {
  const server = brandServer(brand);
  prepare(server);
  const limitsAsked: SetPlayLimitsInput[] = [];
  const exclusionsAsked: ExcludeSelfInput[] = [];
  const fake = fakePlatform({
    ...server.answers,
    listRounds: () => ({ items: [], nextToken: null }),
    listBrandGames: () => [],
    getSeeds: () => null,
    setPlayLimits: ({ input }) => {
      const { dailyLoss = null, weeklyLoss = null, monthlyLoss = null, sessionMinutes = null } = input;
      limitsAsked.push(input);
      const wished: PlayLimits = { dailyLoss, weeklyLoss, monthlyLoss, sessionMinutes };
      // As the server does: a limit that there was stays for a day when it is to be looser.
      const held = server.state.brand.me?.limits.dailyLoss ?? null;
      const waits = held !== null && (dailyLoss ?? Number.POSITIVE_INFINITY) > held;
      server.change({
        version: (server.state.brand.me?.version ?? 1) + 1,
        limits: waits ? { ...wished, dailyLoss: held } : wished,
        pendingLimits: waits ? { limits: wished, from: '2099-01-01T10:00:00Z' } : null,
      });
      return server.state.brand.me;
    },
    excludeSelf: ({ input }) => {
      exclusionsAsked.push(input);
      const onBreak = typeof input.days === 'number';
      server.change({ status: 'SELF_EXCLUDED', selfExcludedUntil: '2027-05-21T10:00:00Z', onBreak });
      return server.state.brand.me;
    },
    ...answers,
  });
  await openBrandPage(BrandAccountPage, fake, { page: '/Account', search: `?tab=${tab}` });
  return { server, limitsAsked, exclusionsAsked };
};

type Server = ReturnType<typeof brandServer>;
const noPreparation = (_server: Server) => undefined;
const played = (server: Server) => {
  server.post('w', { kind: 'WELCOME', coin: 'GLD', amount: '100000', reason: null });
  server.post('b', { kind: 'BET', coin: 'GLD', amount: '-250', reason: null });
  server.post('g', { kind: 'GRANT', coin: 'TKT', amount: '3', reason: '=1+1' });
  return undefined;
};

test.each([
  [true, 'button', 'Join'],
  [false, 'link', 'Go to the lobby'],
])('shows a user who has not joined a brand with open=%s the %s %s', async (isOpen, role, name) => {
  await open('overview', brandOf({ open: isOpen }));
  expect(await screen.findByRole(role, { name })).toBeInTheDocument();
});

test('the addresses of limits open their tab', async () => {
  const fake = fakePlatform(brandServer(brandOf({ me: playerOf({ balances: [] }) })).answers);
  await openBrandPage(BrandAccountPage, fake, { page: '/Account', search: '#limits' });
  expect(await screen.findByRole('button', { name: 'Save limits' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Limits' })).toHaveAttribute('aria-current', 'page');
});

describe('the statement', () => {
  // By role, a table of many rows takes jsdom seconds.
  const rows = () => [...document.querySelectorAll('tbody tr')];

  test('shows the movements of a wallet with their balances', async () => {
    await open('statement', undefined, played);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toHaveTextContent(/Granted=1\+1.*no\. 1\+3 TKT3 TKT/);
    await userEvent.selectOptions(screen.getByLabelText('Wallet'), 'GLD');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toHaveTextContent(/Bet.*no\. 2.*−2\.50 GLD997\.50 GLD/);
    expect(rows()[1]).toHaveTextContent(/Welcome coins.*no\. 1\+1,000\.00 GLD1,000\.00 GLD/);
  });

  test('is loaded page by page', async () => {
    await open('statement', undefined, (server) => {
      for (let number = 1; number <= 30; number += 1)
        server.post(`d${number}`, { kind: 'DAILY', coin: 'GLD', amount: '1', reason: null });
      return undefined;
    });
    await waitFor(() => expect(rows()).toHaveLength(25));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(rows()).toHaveLength(30));
  });

  test('can be saved as a file with every line and without formulas', async () => {
    const files = savedFiles();
    await open('statement', undefined, (server) => {
      for (let number = 1; number <= 130; number += 1)
        server.post(`d${number}`, { kind: 'GRANT', coin: 'GLD', amount: '1', reason: '=HYPERLINK("x")' });
      return undefined;
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Export all as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const [file] = files;
    expect(file?.name).toBe('statement-GLD-MAIN.csv');
    const lines = (await file?.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(131);
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

test('tournaments that the player entered are listed with rank, score and prize', async () => {
  const entry = { id: 'maria', status: 'ADMITTED' as const, admittedAt: null };
  const own = {
    ...{ entryId: 'maria', name: 'Maria', score: '300', rounds: 3 },
    order: standingOrder('T', 'maria', { score: 300n, reachedAt: 0 }),
  };
  const ann = { ...own, entryId: 'ann', order: standingOrder('T', 'ann', { score: 900n, reachedAt: 0 }) };
  const tournaments = [
    tournamentOf({ name: 'Not mine' }),
    tournamentOf({ id: '2', name: 'Still running', entry }),
    tournamentOf({ id: '3', name: 'Applied', entry: { ...entry, status: 'WAITING' } }),
    tournamentOf({
      ...{ id: '4', name: 'Finished cup', entry, status: 'SETTLED' },
      result: { entrants: 2, ranked: 2, paid: '6000', resultHash: 'aa' },
      prizes: [
        { rankFrom: 1, rankTo: 1, amount: '5000', share: null },
        { rankFrom: 2, rankTo: 2, amount: '1000', share: null },
      ],
    }),
  ];
  await open('tournaments', undefined, noPreparation, {
    listTournaments: () => ({ items: tournaments, nextToken: null }),
    getLeaderboard: () => ({
      ...{ top: [ann, own], boundaries: [], ranked: 2, own, at: '2026-11-20T19:00:00.000Z' },
    }),
  });
  const list = within(await screen.findByRole('list', { name: 'Your tournaments' }));
  expect(await list.findByText('10.00 GLD')).toBeInTheDocument();
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Still runningRunningRank2 of 2Score3.00×',
    'AppliedRunningWaiting for approval',
    'Finished cupFinishedRank2 of 2Score3.00×Prize10.00 GLD',
  ]);
});

describe('limits', () => {
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save limits' }));

  test('apply at once when they are stricter', async () => {
    const { limitsAsked } = await open('limits');
    expect(await screen.findByText(/blocks play after a loss of 500 coins in a day/)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/Daily loss/), '200');
    await save();
    expect(await screen.findByText('Now: 200 coins')).toBeInTheDocument();
    expect(limitsAsked).toMatchObject([{ dailyLoss: 200, weeklyLoss: null, sessionMinutes: null }]);
    expect(screen.queryByText('Pending limits')).not.toBeInTheDocument();
  });

  test('take effect later when they are looser, and the page shows when', async () => {
    const limits = { dailyLoss: 100, weeklyLoss: null, monthlyLoss: null, sessionMinutes: null };
    await open('limits', brandOf({ me: playerOf({ limits }) }));
    const field = await screen.findByLabelText(/Daily loss/);
    await userEvent.clear(field);
    await save();
    expect(await screen.findByText('Pending limits')).toBeInTheDocument();
    expect(screen.getByText(/Jan 1, 2099/).parentElement).toHaveTextContent('daily loss no limit');
    expect(screen.getByText('Now: 100 coins')).toBeInTheDocument();
  });

  test.each([
    ['1.5', 'This field can only contain integer values'],
    ['ten', 'This field can only contain numbers'],
    ['0', /^Enter a number from 1 to /],
  ])('rejects the limit %s', async (typed, message) => {
    const { limitsAsked } = await open('limits');
    await userEvent.type(await screen.findByLabelText(/Weekly loss/), typed);
    await save();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(limitsAsked).toEqual([]);
  });
});

describe('self-exclusion', () => {
  test('requires the casino’s name, applies to every casino by default, and is final', async () => {
    const { exclusionsAsked } = await open('limits');
    await userEvent.click(await screen.findByRole('button', { name: 'Exclude myself' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('You cannot undo this')).toBeInTheDocument();
    await userEvent.selectOptions(dialog.getByLabelText('Duration'), '12 months');
    await userEvent.click(dialog.getByRole('button', { name: 'Exclude me for 12 months' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Type Aurora to continue.');
    expect(exclusionsAsked).toEqual([]);
    await userEvent.type(dialog.getByLabelText(/to confirm/), 'Aurora');
    await userEvent.click(dialog.getByRole('button', { name: 'Exclude me for 12 months' }));
    await waitFor(() =>
      expect(exclusionsAsked).toMatchObject([{ months: 12, everywhere: true, confirmation: 'Aurora' }]),
    );
    expect(await screen.findByText('You excluded yourself from play')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Exclude myself' })).not.toBeInTheDocument();
  });
});

describe('a break', () => {
  test('starts after a confirmation, and shows when it ends', async () => {
    const { exclusionsAsked } = await open('limits');
    await userEvent.click(await screen.findByRole('button', { name: 'Take a break' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take a break from Aurora?' }));
    expect(dialog.getByText('You cannot end a break earlier')).toBeInTheDocument();
    await userEvent.selectOptions(dialog.getByLabelText('Duration'), '14 days (2 weeks)');
    expect(exclusionsAsked).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Take a break of 14 days (2 weeks)' }));
    expect(await screen.findByText('You are taking a break')).toBeInTheDocument();
    expect(exclusionsAsked).toMatchObject([{ days: 14, everywhere: false }]);
    expect(screen.getByText('On a break')).toBeInTheDocument();
    expect(screen.getByText(/^Your break lasts until/)).toHaveTextContent('May 21, 2027');
    expect(screen.queryByRole('button', { name: 'Take a break' })).not.toBeInTheDocument();
    // A break does not keep a player from an exclusion.
    expect(screen.getByRole('button', { name: 'Exclude myself' })).toBeInTheDocument();
  });
});
