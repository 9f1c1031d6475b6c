import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { dailyGrant, withTickets } from '#domain/promotions/presets';
import { brandOf, brandServer } from '../../parts/brand/testing/brand-server';
import { openBrandPage } from '../../parts/brand/testing/open-brand-page';
import { Refused } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import type { ShownPromotion } from './list-promotions';
import { PromotionPage } from './promotion-page';
import { presetBase, promotionId, promotionOf, wheelRules } from './testing/promotion-of';

const claim = (id: string, sector: number, amount: string, displayName: string | null = 'Ann') => ({
  ...{ id, coin: 'GLD', decimals: 2, period: '2026-12-02', amount, draw: { sector } },
  ...{ status: 'COMPLETED' as const, released: amount, progress: null },
  ...{ createdAt: '2026-12-02T10:00:00.000Z', displayName },
  userId: displayName === null ? null : '3f1c9a54-8f5e-4d5f-9d4d-7c2b5f6a1e90',
});

const open = async (
  promotion: ShownPromotion,
  changes: Partial<Record<string, ShownPromotion['status']>> = {},
  confirmPromotionsAbove: string | null = null,
) => {
  const brand = brandOf();
  const coinTypes = brand.coinTypes.map((coin) => ({ ...coin, confirmPromotionsAbove }));
  const state = { promotion };
  const asked: [string, unknown][] = [];
  const step =
    (name: string) =>
    ({ input }: Record<string, unknown>) => {
      asked.push([name, input]);
      const status = changes[name] ?? state.promotion.status;
      const { reason } = input as { readonly reason?: string };
      state.promotion = {
        ...state.promotion,
        ...{ status, version: state.promotion.version + 1 },
        ...(name === 'reject' && { rejectReason: reason ?? null }),
      };
      return { id: promotionId, status };
    };
  const fake = fakePlatform({
    ...brandServer({ ...brand, coinTypes }).answers,
    listBrandGames: () => [{ id: 'amber', title: 'Amber', live: null }],
    getPromotion: () => state.promotion,
    listPromotionClaims: ({ nextToken }: Record<string, unknown>) =>
      nextToken === null || nextToken === undefined
        ? { items: [claim('a', 2, '2000'), claim('b', 0, '0', null)], nextToken: 'more' }
        : { items: [claim('c', 1, '500', 'Bea')], nextToken: null },
    publishPromotion: step('publish'),
    confirmPromotion: step('confirm'),
    rejectPromotion: step('reject'),
    pausePromotion: step('pause'),
    resumePromotion: step('resume'),
    cancelPromotion: step('cancel'),
    deletePromotion: ({ input }: Record<string, unknown>) => {
      asked.push(['delete', input]);
      return true;
    },
  });
  const page = await openBrandPage(PromotionPage, fake, {
    ...{ page: `/Promotions/${promotionId}`, pattern: '/Promotions/:promotionId', groups: ['ADMINS'] },
  });
  await screen.findByRole('heading', { level: 1, name: promotion.name });
  return { asked, page };
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('shows rules, budget, odds, terms and the hash of the rules', async () => {
  await open(promotionOf({ remaining: '250000', claims: 3 }));
  expect(screen.getByText(/collect up to 20.00 GLD from a wheel once a day/)).toBeInTheDocument();
  expect(screen.getByText('7,500.00 GLD used')).toBeInTheDocument();
  expect(screen.getByText('2,500.00 GLD left of 10,000.00 GLD')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Used budget' })).toHaveAttribute('aria-valuetext', '75%');
  const odds = within(screen.getByRole('table', { name: 'Odds of the wheel' }));
  expect(odds.getByRole('row', { name: /Crown/ })).toHaveTextContent('Crown20.00 GLD12.5%');
  expect(screen.getByText('One turn a day for each player.')).toBeInTheDocument();
  expect(screen.getByText('ab'.repeat(32))).toBeInTheDocument();
});

test('lists all collected rewards, with the sector and the page of the player', async () => {
  await open(promotionOf({ claims: 3 }));
  const table = within(await screen.findByRole('table', { name: 'Collected rewards' }));
  expect(await table.findByRole('link', { name: 'Bea' })).toBeInTheDocument();
  expect(table.getByRole('row', { name: /Ann/ })).toHaveTextContent(/2026-12-02Crown20.00 GLD/);
  expect(table.getByRole('row', { name: /Former player/ })).toHaveTextContent('Anchor0.00 GLD');
  expect(table.getByRole('link', { name: 'Ann' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/UserManagement\/3f1c9a54/),
  );
});

test('publishes a draft after showing what becomes final', async () => {
  const draft = promotionOf({ status: 'DRAFT', rulesHash: null, publishedAt: null });
  const { asked } = await open(draft, { publish: 'SCHEDULED' });
  expect(screen.queryByRole('table', { name: 'Collected rewards' })).not.toBeInTheDocument();
  expect(await screen.findByRole('table', { name: 'Cost' })).toBeInTheDocument();
  await press('Publish');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish Harbour Wheel' }));
  expect(dialog.getByText(/of at most 10,000.00 GLD together/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Scheduled')).toBeInTheDocument();
  expect(asked).toEqual([['publish', { id: promotionId, expectedVersion: 2 }]]);
});

const awaiting = (submittedBy: string) =>
  promotionOf({
    ...{ status: 'AWAITING_CONFIRMATION', submittedBy, submittedAt: '2026-11-30T09:00:00.000Z' },
    publishedAt: null,
  });

test('confirms a promotion that another admin submitted', async () => {
  const { asked } = await open(awaiting('another-admin'), { confirm: 'SCHEDULED' });
  expect(await screen.findByText('Awaiting confirmation')).toBeInTheDocument();
  expect(await screen.findByRole('table', { name: 'Cost' })).toBeInTheDocument();
  await press('Confirm and publish');
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Harbour Wheel' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm and publish' }));
  expect(await screen.findByText('Scheduled')).toBeInTheDocument();
  expect(asked).toEqual([['confirm', { id: promotionId, expectedVersion: 2 }]]);
});

test('rejects a promotion with a reason, and shows the reason in the draft', async () => {
  const { asked } = await open(awaiting('another-admin'), { reject: 'DRAFT' });
  await press('Reject');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Harbour Wheel?' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Half is enough.');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject promotion' }));
  expect(await screen.findByText(/Half is enough\. Change the draft/)).toBeInTheDocument();
  expect(asked).toEqual([['reject', { id: promotionId, expectedVersion: 2, reason: 'Half is enough.' }]]);
});

test('lets the user who submitted a promotion withdraw it, but not confirm it', async () => {
  await open(awaiting('maria@novalink.test'));
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirm and publish' })).not.toBeInTheDocument();
});

test('states before publishing that a second admin must confirm', async () => {
  const draft = promotionOf(
    { status: 'DRAFT', rulesHash: null, publishedAt: null },
    { ...wheelRules, limits: { ...wheelRules.limits, budget: '1000001' } },
  );
  await open(draft, { publish: 'AWAITING_CONFIRMATION' }, '1000000');
  await press('Publish');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish Harbour Wheel' }));
  expect(dialog.getByText(/a second admin has to confirm/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Submit for confirmation' }));
  expect(await screen.findByText('Awaiting confirmation')).toBeInTheDocument();
});

test('deletes a draft and returns to the list', async () => {
  const { asked, page } = await open(promotionOf({ status: 'DRAFT' }));
  await press('Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Harbour Wheel' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(page.here()).toMatch(/\/Promotions$/));
  expect(asked).toEqual([['delete', { id: promotionId, expectedVersion: 2 }]]);
});

test('pauses and resumes a promotion', async () => {
  const { asked } = await open(promotionOf(), { pause: 'PAUSED', resume: 'ACTIVE' });
  await press('Pause');
  expect(await screen.findByText('Paused')).toBeInTheDocument();
  await press('Resume');
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument();
  expect(asked).toEqual([
    ['pause', { id: promotionId, expectedVersion: 2 }],
    ['resume', { id: promotionId, expectedVersion: 3 }],
  ]);
});

test('cancels a promotion with a reason', async () => {
  const { asked } = await open(promotionOf(), { cancel: 'CANCELLED' });
  await press('Cancel promotion');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Harbour Wheel?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel promotion' }));
  expect(await dialog.findByText('This field is required')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Reason'), 'The odds were wrong.');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel promotion' }));
  await waitFor(() =>
    expect(asked).toEqual([
      ['cancel', { id: promotionId, expectedVersion: 2, reason: 'The odds were wrong.' }],
    ]),
  );
  expect(await screen.findByText('Cancelled')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Pause|Cancel/ })).not.toBeInTheDocument();
});

test('shows a message for a promotion that does not exist', async () => {
  const fake = fakePlatform({
    ...brandServer(brandOf()).answers,
    getPromotion: () => {
      throw new Refused('promotion.missing');
    },
  });
  await openBrandPage(PromotionPage, fake, {
    ...{ page: `/Promotions/${promotionId}`, pattern: '/Promotions/:promotionId', groups: ['ADMINS'] },
  });
  expect(await screen.findByText(/This promotion does not exist/)).toBeInTheDocument();
});

test('shows how many tickets are given, instead of a budget', async () => {
  const rules = withTickets(dailyGrant({ ...presetBase, maxClaims: 50 }, { amount: '1' }), {
    ...{ coin: 'TKT', decimals: 0, amount: '3' },
  });
  await open(promotionOf({ type: 'DAILY_GRANT', claims: 4 }, rules));
  expect(await screen.findByText('12 TKT given')).toBeInTheDocument();
  expect(screen.getByText('138 TKT left of 150 TKT')).toBeInTheDocument();
  expect(screen.getByText(/^Players collect 3 TKT once a day/)).toBeInTheDocument();
});

test('shows the games whose bets count in part', async () => {
  const gameWeights = [{ gameId: 'amber', weightX100: 50 }];
  await open(
    promotionOf(
      { type: 'DAILY_GRANT' },
      dailyGrant({ ...presetBase, wagering: { multiple: 10, gameWeights } }, { amount: '100' }),
    ),
  );
  expect(await screen.findByText('Amber counts 50%')).toBeInTheDocument();
});
