import { expect } from '@playwright/test';
import { brandColours } from '../../frontend/src/parts/brand/brand-colours';
import { openAs, test } from '../support/journey';
import { givenOpenBrand, givenPlayer } from '../world/given/open-brand';
import { givenPromotions } from '../world/given/promotions';
import { inspector, type Look } from './inspector';

const dark = { primary: '#1f6f78', surface: '#0b1e2d', accent: '#f2b84b' };
const looks: readonly Look[] = [390, 1440].map((width) => ({
  width,
  theme: 'casino',
  colours: brandColours(dark) ?? {},
}));

test('a player collects coins, spins a wheel, enters a code, and verifies the draw', async ({
  page,
  product,
  liveGame,
  givenMember,
}) => {
  const brand = await givenOpenBrand(product, [liveGame.id], dark);
  await givenPromotions(product, brand, 'QUAYSIDE');
  const email = await givenMember('PROVIDERS');
  await givenPlayer(product, brand, email, 'Ivo');
  const { inspect, faults } = inspector(page, looks);
  const balance = page.getByRole('link', { name: /^Your balance/ });
  const section = page.getByRole('region', { name: 'Promotions' });
  const rewards = page.getByRole('region', { name: 'Collected rewards' });

  await test.step('daily coins are collected once', async () => {
    await openAs(page, brand.path, email);
    await expect(section.getByRole('article')).toHaveCount(2);
    await inspect('the lobby with promotions');
    await section.getByRole('button', { name: 'Collect 5.00 PEARL Daily pearls' }).click();
    await expect(page.getByText('You collected 5.00 PEARL from Daily pearls.')).toBeVisible();
    await expect(balance).toContainText('10,005.00 PEARL');
    const collected = section.getByText(/^Collected\. You can collect it again from/);
    await expect(collected).toBeFocused();
    await page.reload();
    await expect(collected).toBeVisible();
    await expect(section.getByRole('button', { name: /^Collect / })).toHaveCount(0);
  });

  await test.step('the wheel shows its odds and commitments, and is drawn', async () => {
    await section.getByRole('button', { name: 'Terms and odds of Quay wheel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Quay wheel' });
    await expect(dialog.getByRole('row', { name: 'Lighthouse 50.00 PEARL 10%' })).toBeVisible();
    await inspect('the terms and odds of a wheel');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await section.getByRole('button', { name: 'Spin the wheel Quay wheel' }).click();
    await expect(dialog.getByRole('img', { name: 'Wheel with 4 sectors' })).toBeVisible();
    await inspect('a wheel before the draw');
    await dialog.getByRole('button', { name: 'Spin', exact: true }).click();
    await expect(
      dialog.getByText(/^The wheel stopped at .+ You collected (1|2|25|50)\.00 PEARL from Quay wheel\.$/),
    ).toBeFocused();
    await inspect('a wheel after the draw');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(section.getByText(/^Collected\./)).toHaveCount(2);
  });

  await test.step('a code is refused or collected', async () => {
    await section.getByRole('link', { name: 'All promotions' }).click();
    await page.getByRole('textbox', { name: 'Code' }).fill('WRONG');
    await page.getByRole('button', { name: 'Collect with code' }).click();
    await expect(page.getByRole('alert')).toContainText('This promotion does not exist');
    await page.getByRole('textbox', { name: 'Code' }).fill(' quayside');
    await page.getByRole('button', { name: 'Collect with code' }).click();
    await expect(page.getByText('You collected 7.50 PEARL from Quay code.')).toBeVisible();
    await expect(rewards.getByRole('button', { name: /^(Daily pearls|Quay code|Quay wheel)$/ })).toHaveCount(
      3,
    );
    await inspect('promotions in the account');
  });

  await test.step('the draw is verified once its seed is revealed', async () => {
    await rewards.getByRole('button', { name: 'Quay wheel', exact: true }).click();
    await page.getByRole('link', { name: 'Change seeds' }).click();
    await page.getByRole('button', { name: 'Reveal and change seeds' }).click();
    await expect(page.getByText('Server seed revealed')).toBeVisible();
    await page.getByRole('link', { name: 'Promotions', exact: true }).click();
    await rewards.getByRole('button', { name: 'Quay wheel', exact: true }).click();
    await expect(page.getByText('Verified: all values match.')).toBeVisible();
    await inspect('a verified draw');
  });

  await test.step('the statement leads to the promotions', async () => {
    await page.getByRole('link', { name: 'Statement', exact: true }).click();
    await expect(page.getByText('Promotion reward')).toHaveCount(3);
    await page.getByRole('link', { name: 'See promotions' }).first().click();
    await expect(page.getByRole('heading', { name: 'Collected rewards' })).toBeVisible();
  });
  expect(faults).toEqual([]);
});
