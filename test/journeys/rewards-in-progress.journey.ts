import { expect } from '@playwright/test';
import { brandColours } from '../../frontend/src/parts/brand/brand-colours';
import { givenOpenBrand, givenPlayer } from '../world/given/open-brand';
import { givenRewardsInProgress } from '../world/given/promotions';
import { openAs, test } from '../support/journey';
import { expectReady, spin } from '../world/play/coin-play';
import { inspector, type Look } from './inspector';

const dark = { primary: '#1f6f78', surface: '#0b1e2d', accent: '#f2b84b' };
const looks: readonly Look[] = [390, 1440].map((width) => ({
  width,
  theme: 'casino',
  colours: brandColours(dark) ?? {},
}));

test('a player uses free rounds, follows the wagering of a reward, and gives it up @deep', async ({
  page,
  product,
  liveGame,
  givenMember,
}) => {
  const brand = await givenOpenBrand(product, [liveGame.id], dark);
  await givenRewardsInProgress(product, brand, liveGame.id);
  const email = await givenMember('PROVIDERS');
  await givenPlayer(product, brand, email, 'Ida');
  const { inspect, faults } = inspector(page, looks);
  const offers = page.getByRole('region', { name: 'Promotions' });
  const open = page.getByRole('region', { name: 'Rewards in progress' });

  await test.step('rewards are collected and are in progress', async () => {
    await openAs(page, brand.path, email);
    await offers.getByRole('button', { name: /^Collect .*Quay rounds$/ }).click();
    await expect(page.getByText('Quay rounds is in progress.')).toBeVisible();
    await offers.getByRole('button', { name: /^Collect .*Harbour pearls$/ }).click();
    await expect(page.getByText('Harbour pearls is in progress.')).toBeVisible();
    await expect(open.getByText('0 of 2 free rounds played')).toBeVisible();
    await expect(open.getByText('0.00 of 200.00 PEARL wagered')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Your balance/ })).toContainText('10,000.00 PEARL');
    await inspect('the lobby with rewards in progress');
  });

  await test.step('free rounds cost nothing', async () => {
    await open.getByRole('article', { name: 'Quay rounds' }).getByRole('link').click();
    await expectReady(page);
    await expect(open.getByText(/^2 free rounds with a bet of/)).toBeVisible();
    await open.getByRole('button', { name: 'Use this bet' }).click();
    await expect(page.getByText('This round is free. 2 free rounds are left.')).toBeVisible();
    await inspect('a game with free rounds');
    await spin(page);
    await expect(page.getByText('This round is free. It is the last free round.')).toBeVisible();
    await spin(page);
    await expect(page.getByText(/^Quay rounds is completed/)).toBeVisible();
    await expect(page.getByText(/^This round is free/)).toHaveCount(0);
  });

  await test.step('other rounds count for the wagering', async () => {
    await spin(page);
    await expect(open.getByText(/^Bets of (?!0\.00)[\d.,]+ of 200\.00 are made$/)).toBeVisible();
  });

  await test.step('a reward is given up', async () => {
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await page.getByRole('link', { name: 'Promotions', exact: true }).click();
    const card = page.getByRole('article', { name: 'Harbour pearls' }).filter({ hasText: 'Give up' });
    await expect(card.getByText('20.00 PEARL')).toBeVisible();
    await inspect('rewards in progress in the account');
    await card.getByRole('button', { name: 'Give up Harbour pearls' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    await expect(page.getByText('You gave up Harbour pearls.')).toBeVisible();
    const rewards = page.getByRole('region', { name: 'Collected rewards' });
    await expect(rewards.getByText('Forfeited')).toBeVisible();
    await expect(rewards.getByText('Completed')).toBeVisible();
  });
  expect(faults).toEqual([]);
});
