import { afterEach, describe, expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { certifiedTournament, certificateText } from '#domain/tournaments/certificate';
import type { TournamentRules } from '#domain/tournaments/rules';
import { brandId, brandOf, brandServer, playerOf } from '../../parts/brand/testing/brand-server';
import { openBrandPage } from '../../parts/brand/testing/open-brand-page';
import type { ShownBrand } from '../../parts/brand/read-brand';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { tournamentId, tournamentOf } from '../../parts/tournaments/testing/tournament-of';
import { Refused } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { TournamentPage } from './tournament-page';

const standing = (entryId: string, name: string, score: string, order: string) => ({
  ...{ entryId, name, score, rounds: 3, order },
});
const board = {
  top: [standing('a', 'Ann', '1250', '2'), standing('b', 'Maria', '300', '1')],
  ...{ boundaries: [], ranked: 2, own: null, at: '2026-11-20T19:00:00.000Z' },
};

const open = async (
  tournament: ShownTournament,
  {
    answers = {},
    groups = ['PROVIDERS'],
    me = playerOf(),
    ofBrand = {},
  }: {
    answers?: object;
    groups?: string[];
    me?: ReturnType<typeof playerOf>;
    ofBrand?: Partial<ShownBrand>;
  } = {},
) => {
  const state = { tournament };
  const server = brandServer(brandOf({ me, ...ofBrand }));
  const fake = fakePlatform({
    ...server.answers,
    getTournament: () => state.tournament,
    getLeaderboard: () => board,
    listBrandGames: () => [],
    listTournamentEntries: () => ({ items: [], nextToken: null }),
    ...answers,
  });
  const page = await openBrandPage(TournamentPage, fake, {
    page: `/Tourneys/${tournamentId}`,
    pattern: '/Tourneys/:tournamentId',
    groups,
  });
  await screen.findByRole('heading', { level: 1, name: tournament.name });
  return { state, page };
};

describe('a player', () => {
  test('sees rules, prizes and the leaderboard with their own rank', async () => {
    await open(tournamentOf(), { answers: { getLeaderboard: () => ({ ...board, own: board.top[1] }) } });
    const table = within(await screen.findByRole('table', { name: 'Leaderboard of Friday Sprint' }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'RankPlayerScoreRoundsPrize now',
      '1Ann12.50×350.00 GLD',
      '2Maria (you)3.00×350.00 GLD',
    ]);
    expect(screen.getByText(/a round counts at most 100 × bet/)).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Prizes' })).getByRole('listitem')).toHaveTextContent(
      'Ranks 1 to 350.00 GLD each',
    );
    expect(screen.queryByRole('button', { name: /Cancel/ })).not.toBeInTheDocument();
  });

  test.each([
    ['the prizes of a final leaderboard', 2, ['1Ann12.50×350.00 GLD', '2Maria3.00×350.00 GLD']],
    ['no prizes where the result leaves players out', 1, ['1Ann12.50×3', '2Maria3.00×3']],
  ])('sees %s', async (_name, ranked, expected) => {
    const result = { entrants: 2, ranked, paid: '5000', resultHash: 'ab' };
    await open(tournamentOf({ status: 'SETTLED', result }));
    const table = within(await screen.findByRole('table', { name: 'Leaderboard of Friday Sprint' }));
    const [, ...rows] = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(expected);
  });

  test('joins, and sees why joining was refused', async () => {
    const asked: unknown[] = [];
    const { state } = await open(tournamentOf(), {
      answers: {
        joinTournament: ({ input }: Record<string, unknown>) => {
          asked.push(input);
          if (asked.length === 1) throw new Refused('tournament.full');
          const entry = { id: 'e', status: 'ADMITTED' as const, admittedAt: null };
          state.tournament = { ...state.tournament, entry };
          return entry;
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Join/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This tournament is full.');
    await userEvent.click(screen.getByRole('button', { name: /^Join/ }));
    expect(await screen.findByText('You have entered this tournament.')).toBeInTheDocument();
    expect(asked).toMatchObject([{ id: tournamentId }, { id: tournamentId }]);
  });

  test('confirms a buy-in before joining', async () => {
    let joined = 0;
    await open(tournamentOf({ entryMode: 'BUY_IN', buyIn: '500' }), {
      answers: {
        joinTournament: () => {
          joined += 1;
          return { id: 'e', status: 'ADMITTED' };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Join for 5.00 GLD/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Join Friday Sprint' }));
    expect(joined).toBe(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Join for 5.00 GLD' }));
    await waitFor(() => expect(joined).toBe(1));
  });

  test('pays with tickets, and reads how many are missing', async () => {
    const tickets = { entryMode: 'BUY_IN', buyIn: '2', buyInCoin: 'TKT', buyInDecimals: 0 } as const;
    await open(tournamentOf(tickets), {
      answers: {
        joinTournament: () => {
          throw new Refused('wallet.insufficient', { balance: '1' });
        },
      },
    });
    expect(screen.getByText(/^Joining costs 2 × Tickets\./)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: /^Join for 2 × Tickets/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Join Friday Sprint' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Join for 2 × Tickets' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Joining costs 2 × Tickets, and you have 1 × Tickets.',
    );
  });

  test.each([
    ['that is full', { entrants: 2, maxEntrants: 2 }, 'All places are taken.'],
    ['that has started', { minEntrants: 2 }, 'Entries closed when the tournament started.'],
    ['for everybody', { entryMode: 'AUTO' as const }, 'You enter with your first round.'],
  ])('gets no button for a tournament %s', async (_which, changes, text) => {
    await open(tournamentOf(changes));
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Join|Apply)/ })).not.toBeInTheDocument();
  });

  test('reads why a tournament was cancelled, and cannot join it', async () => {
    await open(tournamentOf({ status: 'CANCELLED', cancelReason: 'Too few players entered.' }));
    expect(screen.getByText(/Too few players entered/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Join/ })).not.toBeInTheDocument();
  });
});

describe('the result', () => {
  const { fetch: before } = globalThis;
  afterEach(() => {
    globalThis.fetch = before;
  });

  const rules: TournamentRules = {
    schema: 'novalink.tournament-rules/1',
    ...{ tournamentId, brandId, name: 'Friday Sprint', coin: 'GLD', decimals: 2 },
    ...{ gameIds: ['01KAJ3ZV8N4Q6T9XWCB2R5M7GA'] },
    ...{ startsAt: '2026-11-20T18:00:00.000Z', endsAt: '2026-11-20T20:00:00.000Z' },
    ...{
      entryMode: 'OPT_IN',
      buyIn: null,
      minEntrants: 1,
      maxEntrants: null,
      minBet: '100',
      maxRounds: null,
    },
    ...{
      scoring: { model: 'TOTAL_WIN' },
      prizes: { kind: 'FIXED', ranges: [{ rankFrom: 1, rankTo: 1, amount: '500' }] },
    },
  };
  const at = Date.parse(rules.startsAt);
  const certificate = certifiedTournament(rules, [
    {
      entry: { id: '01KAJ3ZV8N4Q6T9XWCB2R5M7EA', admittedAt: at - 1, stoppedAt: null },
      rounds: [
        {
          seq: 1,
          at,
          closedAt: at,
          bet: 100n,
          win: 250n,
          coin: 'GLD',
          purse: 'MAIN',
          gameId: rules.gameIds[0] ?? '',
        },
      ],
    },
  ]);
  const settled = (resultHash = certificate.resultHash) =>
    tournamentOf({ status: 'SETTLED', result: { entrants: 1, ranked: 1, paid: '500', resultHash } });
  const verify = async (text: string, tournament = settled()) => {
    const path = '/tournaments/t/r.json';
    // jsdom has no fetch.
    globalThis.fetch = ((address: string) =>
      Promise.resolve({ ok: address === path, text: () => Promise.resolve(text) })) as typeof fetch;
    await open(tournament, {
      answers: { getTournamentCertificate: () => ({ path, resultHash: certificate.resultHash }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Verify result' }));
  };

  test('is computed again from the certificate', async () => {
    await verify(certificateText(certificate));
    expect(await screen.findByText('The result is correct')).toBeInTheDocument();
    expect(screen.getByText(/Rounds: 1. Entries: 1./)).toBeInTheDocument();
  });

  test('that was changed is detected', async () => {
    const ranking = certificate.ranking.map((placing) => ({ ...placing, prize: '600' }));
    await verify(certificateText({ ...certificate, ranking }));
    expect(await screen.findByText('The result differs')).toBeInTheDocument();
    expect(screen.getByText(/ranking\[0\]/)).toBeInTheDocument();
  });

  test('of another certificate is refused', async () => {
    await verify(certificateText(certificate), settled('00'.repeat(32)));
    expect(await screen.findByText('Different result')).toBeInTheDocument();
  });

  test('shows the player’s own rank and prize', async () => {
    const own = { ...standing('b', 'Maria', '300', `${'0'.repeat(22)}300.1`), rounds: 3 };
    const top = [{ ...own, entryId: 'a', order: `${'0'.repeat(22)}900.1` }, own];
    const tournament = tournamentOf({
      ...{ status: 'SETTLED', prizeKind: 'POOL', pool: '1000', buyIn: '500', entryMode: 'BUY_IN' },
      prizes: [
        { rankFrom: 1, rankTo: 1, amount: null, share: 7500 },
        { rankFrom: 2, rankTo: 2, amount: null, share: 2500 },
      ],
      result: { entrants: 2, ranked: 2, paid: '1000', resultHash: 'aa' },
    });
    await open(tournament, { answers: { getLeaderboard: () => ({ ...board, top, own }) } });
    expect((await screen.findByText('Your rank')).nextElementSibling).toHaveTextContent('2 of 2');
    expect(screen.getByText('Your prize').nextElementSibling).toHaveTextContent('2.50 GLD');
  });

  test('in a file without a certificate is refused', async () => {
    await verify('{}');
    expect(await screen.findByText('The file is not a valid certificate.')).toBeInTheDocument();
  });
});

describe('a manager', () => {
  const manage = (tournament: ShownTournament, answers = {}, ofBrand: Partial<ShownBrand> = {}) =>
    open(tournament, { answers, groups: ['ADMINS'], ofBrand });

  test('publishes a draft after being shown what becomes final', async () => {
    const asked: unknown[] = [];
    const { state } = await manage(tournamentOf({ status: 'DRAFT', version: 3 }), {
      publishTournament: ({ input }: Record<string, unknown>) => {
        asked.push(input);
        state.tournament = { ...state.tournament, status: 'SCHEDULED', version: 4 };
        return state.tournament;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish Friday Sprint' }));
    expect(dialog.getByText(/150.00 GLD are reserved/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Upcoming')).toBeInTheDocument();
    expect(asked).toEqual([{ id: tournamentId, expectedVersion: 3 }]);
  });

  test('cannot publish prizes above the daily limit that they set', async () => {
    const coinTypes = brandOf().coinTypes.map((coin) => ({ ...coin, confirmPromotionsAbove: '14999' }));
    const own = { status: 'DRAFT', prizesSetBy: 'maria@novalink.test' } as const;
    await manage(tournamentOf(own), {}, { coinTypes });
    expect(
      await screen.findByText(
        'You set its prizes of 150.00 GLD. They are above the daily limit of 149.99 GLD without a second admin.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  });

  test('cancels a tournament with a reason', async () => {
    const asked: unknown[] = [];
    await manage(tournamentOf(), {
      cancelTournament: ({ input }: Record<string, unknown>) => {
        asked.push(input);
        return { id: tournamentId };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel tournament' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Friday Sprint?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel tournament' }));
    expect(await dialog.findByText('This field is required')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Reason'), 'The game has a fault.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel tournament' }));
    await waitFor(() =>
      expect(asked).toEqual([{ id: tournamentId, expectedVersion: 2, reason: 'The game has a fault.' }]),
    );
  });
});
