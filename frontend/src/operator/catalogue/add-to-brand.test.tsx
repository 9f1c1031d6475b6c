import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { companyOf } from '../../parts/companies/testing/company';
import type { ListedGame } from './list-catalogue';
import type { ChoosableBrand } from './list-own-brands';
import { fakePlatform } from '../../platform/fake-platform';
import { Refused } from '../../platform/api/errors';
import { openPage } from '../../platform/open-page';
import { CataloguePage } from './catalogue-page';

const email = 'olga@house.test';
const game: ListedGame = {
  id: '01KAJ3ZV8N4Q6T9XWCB2R5M001',
  title: 'Aurora Veil',
  type: 'SLOT',
  companyId: '01P',
  companyName: 'Aurora Reels',
  thumbnailKey: 'novalink/games/images/a/thumbnail.webp',
  live: { rtp: '0.950000', volatility: 'LOW', maxWinX: 500, features: ['WILD'] },
};
type Brand = Omit<ChoosableBrand, 'casinoName'>;
const brand: Brand = { id: '01B', name: 'Fjord Nights', version: 1, status: 'DRAFT', gameIds: [] };

/** A server with one operator's brands, changed from the version that was seen. */
const open = async (start: readonly Brand[], groups = ['OPERATORS']) => {
  let brands = [...start];
  const fake = fakePlatform({
    listCatalogue: () => ({ items: [game], nextToken: null }),
    listCompanies: () => ({
      items: [companyOf({ name: 'Northern House', kind: 'OPERATOR', owner: email })],
      nextToken: null,
    }),
    listCasinos: () => ({
      items: [{ id: '01K', name: 'Fjord Hall', brands: { items: brands } }],
      nextToken: null,
    }),
    addBrandGame: ({ input }) => {
      const { id, expectedVersion, gameId } = input;
      if (!brands.some((one) => one.id === id && one.version === expectedVersion))
        throw new Refused('brand.stale');
      brands = brands.map((one) =>
        one.id === id ? { ...one, gameIds: [...one.gameIds, gameId], version: one.version + 1 } : one,
      );
      return { id, version: expectedVersion + 1 };
    },
  });
  await fake.arrive(email, groups);
  openPage(CataloguePage, fake.platform, '/operator/Games');
  return {
    brands: () => brands,
    somebodyElseSaves: () => {
      brands = brands.map((one) => ({ ...one, version: one.version + 1 }));
    },
  };
};

const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Aurora Veil to a brand' }));
  return within(await screen.findByRole('dialog', { name: 'Add Aurora Veil to a brand' }));
};

test('adds a game from its card to a brand that is not closed', async () => {
  const { brands } = await open([brand, { ...brand, id: '01E', name: 'Ended', status: 'CLOSED' }]);
  const dialog = await ask();
  await userEvent.click(await dialog.findByRole('button', { name: 'Add to Fjord Nights' }));
  expect(await dialog.findByText('In the brand')).toBeInTheDocument();
  expect(dialog.queryByText('Ended')).not.toBeInTheDocument();
  expect(brands()[0]?.gameIds).toEqual([game.id]);
});

test('adds the game after reading a brand again that was saved meanwhile', async () => {
  const { brands, somebodyElseSaves } = await open([brand]);
  const dialog = await ask();
  const add = await dialog.findByRole('button', { name: 'Add to Fjord Nights' });
  somebodyElseSaves();
  await userEvent.click(add);
  expect(await dialog.findByRole('alert')).toHaveTextContent(/Someone else changed this brand/);
  await userEvent.click(add);
  await waitFor(() => expect(brands()[0]?.gameIds).toEqual([game.id]));
});

test('shows the link to create a brand', async () => {
  await open([]);
  const dialog = await ask();
  expect(await dialog.findByRole('link', { name: 'Open your casinos' })).toHaveAttribute(
    'href',
    '/operator/Casinos',
  );
});

test('does not offer it to users without a casino', async () => {
  await open([brand], ['ADMINS']);
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /to a brand/ })).not.toBeInTheDocument();
});
