import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { dailyGrant, withTickets } from '#domain/promotions/presets';
import { brandOf, brandServer } from '../../parts/brand/testing/brand-server';
import { openBrandPage } from '../../parts/brand/testing/open-brand-page';
import { Refused } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { PromotionsPage } from './promotions-page';
import { presetBase, promotionId, promotionOf } from './testing/promotion-of';

const open = async (read: () => ReturnType<typeof promotionOf>[]) => {
  const fake = fakePlatform({
    ...brandServer(brandOf()).answers,
    listPromotions: () => ({ items: read(), nextToken: null }),
  });
  await openBrandPage(PromotionsPage, fake, { page: '/Promotions', groups: ['ADMINS'] });
};

test('lists promotions with their remaining budgets', async () => {
  await open(() => [
    promotionOf({ remaining: '750050', claims: 1204 }),
    promotionOf({ id: 'b', name: 'Welcome', type: 'WELCOME_GRANT', status: 'DRAFT', endsAt: null }),
  ]);
  const table = within(await screen.findByRole('table', { name: 'Promotions' }));
  const row = table.getByRole('row', { name: /Harbour Wheel/ });
  for (const text of ['Daily wheel', 'Active', '10,000.00 GLD', '7,500.50 GLD', '1,204'])
    expect(within(row).getByText(text)).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: 'Harbour Wheel' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`/Promotions/${promotionId}$`)),
  );
  expect(within(table.getByRole('row', { name: /Welcome/ })).getByText('No end')).toBeInTheDocument();
});

test('lists tickets in their own coin', async () => {
  const rules = withTickets(dailyGrant({ ...presetBase, maxClaims: 50 }, { amount: '1' }), {
    ...{ coin: 'TKT', decimals: 0, amount: '3' },
  });
  await open(() => [promotionOf({ type: 'DAILY_GRANT', claims: 4 }, rules)]);
  const row = within(await screen.findByRole('row', { name: /Harbour Wheel/ }));
  expect(row.getByText('150 TKT')).toBeInTheDocument();
  expect(row.getByText('138 TKT')).toBeInTheDocument();
});

test('searches the loaded promotions', async () => {
  await open(() => [promotionOf(), promotionOf({ id: 'b', name: 'Welcome', type: 'WELCOME_GRANT' })]);
  await screen.findByRole('link', { name: 'Welcome' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search promotions' }), 'harb');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Welcome' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Harbour Wheel' })).toBeInTheDocument();
});

test('links to the form of a first promotion in an empty list', async () => {
  await open(() => []);
  expect(await screen.findByRole('heading', { name: 'No promotions yet' })).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'New promotion' }))
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/Promotions\/new$/));
});

test('shows why the list cannot be read, and offers a retry', async () => {
  const refusals = [new Refused('request.failed')];
  await open(() => {
    const refused = refusals.shift();
    if (refused) throw refused;
    return [promotionOf()];
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Harbour Wheel' })).toBeInTheDocument();
});
