import { expect, test } from 'vitest';
import { screen, within } from '@testing-library/react';
import type { ClaimStatus } from '#domain/generated/types';
import { dailyGrant, freeRounds } from '#domain/promotions/presets';
import type { ShownProgress } from '../../parts/promotions/list-claims';
import { brandOf, brandServer } from '../../parts/brand/testing/brand-server';
import { openBrandPage } from '../../parts/brand/testing/open-brand-page';
import { fakePlatform } from '../../platform/fake-platform';
import type { ShownPromotion } from './list-promotions';
import { PromotionPage } from './promotion-page';
import { presetBase, promotionId, promotionOf } from './testing/promotion-of';

/** A reward of 50.00 GLD. */
const claim = (displayName: string, status: ClaimStatus, progress: Pick<ShownProgress, 'steps'> | null) => ({
  ...{ id: displayName, coin: 'GLD', decimals: 2, period: '2026-12-02', amount: '5000', draw: null },
  ...{ status, released: status === 'COMPLETED' ? '5000' : null, progress },
  ...{ createdAt: '2026-12-02T10:00:00.000Z', displayName, userId: null },
});
const freeRoundsOf = (done: string) => ({ unit: 'FREE_ROUNDS', done, target: '10' }) as const;

const openTable = async (promotion: ShownPromotion, claims: ReturnType<typeof claim>[]) => {
  const fake = fakePlatform({
    ...brandServer(brandOf()).answers,
    listBrandGames: () => [],
    getPromotion: () => promotion,
    listPromotionClaims: () => ({ items: claims, nextToken: null }),
  });
  await openBrandPage(PromotionPage, fake, {
    ...{ page: `/Promotions/${promotionId}`, pattern: '/Promotions/:promotionId', groups: ['ADMINS'] },
  });
  const table = within(await screen.findByRole('table', { name: 'Collected rewards' }));
  await table.findByRole('row', { name: /Ann/ });
  return table;
};

test('shows how much of the wagering of rewards in progress is complete', async () => {
  const rules = dailyGrant({ ...presetBase, wagering: { multiple: 10 } }, { amount: '5000' });
  const table = await openTable(promotionOf({ type: 'DAILY_GRANT', claims: 4 }, rules), [
    claim('Ann', 'ACTIVE', { steps: [{ unit: 'BETS', done: '12000', target: '50000' }] }),
    claim('Bea', 'ACTIVE', null),
    claim('Cleo', 'COMPLETED', null),
    claim('Dora', 'EXPIRED', null),
  ]);
  const bar = table.getByRole('progressbar', { name: '120.00 of 500.00 GLD wagered' });
  expect(bar).toHaveAttribute('aria-valuetext', '24%');
  expect(table.getByRole('row', { name: /Ann/ })).toContainElement(bar);
  expect(table.getByRole('row', { name: /Bea/ })).toHaveTextContent(/In progress––$/);
  expect(table.getByRole('row', { name: /Cleo/ })).toHaveTextContent(/Completed–50.00 GLD$/);
  expect(table.getByRole('row', { name: /Dora/ })).toHaveTextContent(/Expired––$/);
});

test('shows the free rounds of rewards in progress, and then the bets that their wins require', async () => {
  const rules = freeRounds(
    { ...presetBase, wagering: { multiple: 2 } },
    { gameId: 'amber', count: 10, bet: '100', maxWin: '5000' },
  );
  const table = await openTable(promotionOf({ type: 'FREE_ROUNDS', claims: 2 }, rules), [
    claim('Ann', 'ACTIVE', { steps: [freeRoundsOf('3')] }),
    claim('Bea', 'ACTIVE', { steps: [freeRoundsOf('10'), { unit: 'BETS', done: '100', target: '1000' }] }),
  ]);
  expect(table.getByRole('row', { name: /Ann/ })).toHaveTextContent(/10 free roundsIn progress/);
  expect(table.getByRole('progressbar', { name: '3 of 10 free rounds played' })).toBeInTheDocument();
  expect(table.getByRole('progressbar', { name: '1.00 of 10.00 GLD wagered' })).toBeInTheDocument();
});

test('has no progress of rewards that are paid immediately', async () => {
  const rules = dailyGrant(presetBase, { amount: '5000' });
  const table = await openTable(promotionOf({ type: 'DAILY_GRANT', claims: 1 }, rules), [
    claim('Ann', 'COMPLETED', null),
  ]);
  expect(table.queryByRole('columnheader', { name: 'Progress' })).not.toBeInTheDocument();
});
