import { expect, test } from 'vitest';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mission, promoCode, withTickets } from '#domain/promotions/presets';
import type { PromotionRules } from '#domain/promotions/rules';
import { brandOf, brandServer } from '../../../parts/brand/testing/brand-server';
import { openBrandPage } from '../../../parts/brand/testing/open-brand-page';
import { Refused } from '../../../platform/api/errors';
import { fakePlatform } from '../../../platform/fake-platform';
import type { DryRunAnswer } from './dry-run';
import { PromotionPage } from '../promotion-page';
import { presetBase, promotionId, promotionOf, wheelRules } from '../testing/promotion-of';

const rules = mission(presetBase, {
  tasks: [
    {
      ...{ measure: 'COUNT', of: 'ROUNDS', from: null, atLeast: '3' },
      ...{ within: { kind: 'PERIOD' }, gameIds: null },
    },
  ],
  amount: '7000',
  perPeriod: 'DAY',
});

const claim = (period: string, largestAmount: string, amount: string | null = largestAmount) => ({
  ...{ period, at: `${period}T10:00:00.000Z`, amount, largestAmount },
});
const answer = (changes: Partial<DryRunAnswer> = {}): DryRunAnswer => ({
  ...{ coin: 'GLD', decimals: 2, from: '2026-11-20T10:00:00.000Z', to: '2026-11-27T10:00:00.000Z' },
  ...{ players: 1200, qualifyingPlayers: 1, claims: 2, beyondLimits: 0 },
  ...{ expectedCost: '14000', reservedCost: '14000' },
  reasons: [
    { reason: 'NO_EVENT', players: 1198 },
    { reason: 'CONDITIONS', players: 1 },
  ],
  ...{ assumesEverybody: false, isPartial: false },
  ...{ playerLimit: 200, roundLimit: 10_000, playerRoundLimit: 1000 },
  qualified: [
    {
      ...{ userId: '3f1c9a54-8f5e-4d5f-9d4d-7c2b5f6a1e90', displayName: 'Ann' },
      claims: [claim('2026-11-21', '7000'), claim('2026-11-22', '7000')],
    },
  ],
  ...changes,
});

const openWith = async (
  given: PromotionRules,
  dryRunPromotion: () => DryRunAnswer,
  status: 'DRAFT' | 'ACTIVE' = 'DRAFT',
) => {
  let held: Promise<void> | undefined;
  const asked: unknown[] = [];
  const fake = fakePlatform({
    ...brandServer(brandOf()).answers,
    listBrandGames: () => [],
    getPromotion: () =>
      promotionOf({ status, ...(status === 'DRAFT' && { publishedAt: null, rulesHash: null }) }, given),
    listPromotionClaims: () => ({ items: [], nextToken: null }),
    dryRunPromotion: (variables: Record<string, unknown>) => {
      asked.push(variables);
      return dryRunPromotion();
    },
  });
  const { api: answering } = fake.platform;
  const send: typeof answering.send = async (asking, variables) => {
    await held;
    return answering.send(asking, variables);
  };
  const api = { send };
  await openBrandPage(
    PromotionPage,
    { ...fake, platform: { ...fake.platform, api } },
    {
      ...{ page: `/Promotions/${promotionId}`, pattern: '/Promotions/:promotionId', groups: ['ADMINS'] },
    },
  );
  const panel = within(await screen.findByRole('region', { name: 'Dry run' }));
  return {
    asked,
    panel,
    /** Delays responses until the returned function is called. */
    hold: () => {
      const releases: (() => void)[] = [];
      held = new Promise((resolve) => {
        releases.push(resolve);
      });
      return () => releases.forEach((release) => release());
    },
    run: async () => userEvent.click(panel.getByRole('button', { name: 'Run' })),
  };
};

test('runs for the chosen days, and shows cost, players and reasons', async () => {
  const { asked, panel, run } = await openWith(rules, answer);
  expect(panel.getByRole('radio', { name: 'Last 7 days' })).toBeChecked();
  expect(asked).toEqual([]);
  await userEvent.click(panel.getByRole('radio', { name: 'Last 14 days' }));
  await run();
  const row = await panel.findByRole('row', { name: /Ann/ });
  expect(asked).toEqual([{ promotionId, days: 14 }]);
  expect(row).toHaveTextContent(/2140\.00 GLD$/);
  expect(within(row).getByRole('link', { name: 'Ann' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/UserManagement\/3f1c9a54/),
  );
  expect(panel.getByText('Of 1,200 players.')).toBeInTheDocument();
  expect(panel.getByText('Largest possible cost').parentElement).toHaveTextContent(
    '140.00 GLDThe budget is 10,000.00 GLD.',
  );
  expect(panel.getByText('Played no round in this time').parentElement).toHaveTextContent('1,198 players');
  expect(panel.getByText('Conditions not met').parentElement).toHaveTextContent('1 player');
  expect(panel.queryByRole('status')).not.toBeInTheDocument();

  await userEvent.click(within(row).getByRole('button', { name: /Ann/ }));
  expect(await panel.findByText('2026-11-22')).toBeInTheDocument();
});

test('shows the bets that the rewards require, also on games that count in part', async () => {
  const wagering = { ...rules.wagering, multiple: 10, gameWeights: [{ gameId: 'amber', weightX100: 50 }] };
  const { panel, run } = await openWith({ ...rules, wagering }, answer);
  await run();
  const tile = await panel.findByText('Required bets');
  expect(tile.parentElement).toHaveTextContent('1,400.00 GLDUp to 2,800.00 GLD on games that count in part.');
});

test('shows an upper limit for amounts that depend on chance', async () => {
  const qualified = [{ ...answer().qualified[0], claims: [claim('2026-11-21', '2000', null)] }];
  const { panel, run } = await openWith(
    wheelRules,
    () => answer({ expectedCost: '375', qualified: qualified as DryRunAnswer['qualified'] }),
    'ACTIVE',
  );
  await run();
  expect(await panel.findByRole('row', { name: /Ann/ })).toHaveTextContent(/up to 20\.00 GLD$/);
  expect(panel.getByText('3.75 GLD')).toBeInTheDocument();
  expect(panel.getByText(/a day with a round in GLD counts as a visit/)).toBeInTheDocument();
});

test('lists tickets apart from coins', async () => {
  const tickets = withTickets(rules, { coin: 'TKT', decimals: 0, amount: '3' });
  const qualified = [{ ...answer().qualified[0], claims: [claim('2026-11-21', '3')] }];
  const { panel, run } = await openWith(tickets, () =>
    answer({
      ...{ expectedCost: '0', reservedCost: '0', claims: 2 },
      qualified: qualified as DryRunAnswer['qualified'],
    }),
  );
  await run();
  expect(await panel.findByRole('row', { name: /Ann/ })).toHaveTextContent(/3 TKT$/);
  expect(panel.getByText('Tickets').parentElement).toHaveTextContent('Tickets6 TKT');
  expect(panel.getByText('Tickets cost no coins.')).toBeInTheDocument();
});

test('states its assumptions and what it left out', async () => {
  const { panel, run } = await openWith(promoCode(presetBase, { code: 'NOVA', amount: '1' }), () =>
    answer({ assumesEverybody: true, isPartial: true, beyondLimits: 12, qualifyingPlayers: 60 }),
  );
  await run();
  expect(await panel.findByText(/Every player is assumed to claim the reward once/)).toBeInTheDocument();
  expect(panel.getByText(/at most 200 players.* about 10,000 rounds in total/)).toBeInTheDocument();
  expect(panel.getByText(/^12 more rewards would have been collected/)).toBeInTheDocument();
  expect(panel.getByText('The first 1 of 60 qualifying players.')).toBeInTheDocument();
});

test('states that nobody qualified, or that the brand has no players', async () => {
  const none = { qualifyingPlayers: 0, claims: 0, expectedCost: '0', reservedCost: '0', qualified: [] };
  const answers = [answer(none), answer({ ...none, players: 0, reasons: [] })];
  const { panel, run } = await openWith(rules, () => answers.shift() ?? answer());
  await run();
  expect(await panel.findByText(/No player would have got a reward in the last 7 days/)).toBeInTheDocument();
  expect(panel.queryByRole('table')).not.toBeInTheDocument();
  await run();
  expect(await panel.findByText('No players yet')).toBeInTheDocument();
});

test('shows that it is running, and why it failed', async () => {
  let refusals = 1;
  const { panel, run, hold } = await openWith(rules, () => {
    if ((refusals -= 1) >= 0)
      throw new Refused('input.out-of-range', { field: 'days', smallest: 1, largest: 31 });
    return answer();
  });
  const release = hold();
  await run();
  expect(await panel.findByText(/Loading/)).toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'Run' })).toHaveAttribute('aria-busy', 'true');
  release();
  expect(await panel.findByText('Days must be from 1 to 31.')).toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByRole('row', { name: /Ann/ })).toBeInTheDocument();
});
