import { expect } from '@playwright/test';
import { demoPassword } from '#tools/seed/demo-accounts';
import { graphql } from '#tools/seed/graphql';
import { as } from '#tools/seed/people';
import { ulid } from '#lambda/runtime/ulid';
import { brandColours } from '../../frontend/src/parts/brand/brand-colours';
import { journeyPassword, openAs, test } from '../support/journey';
import { givenOpenBrand, givenPlayer } from '../world/given/open-brand';
import { inspector, type Look } from './inspector';

/** A brand in dark colours on a phone, and one in light colours on a desk. */
const dark = { primary: '#1f6f78', surface: '#0b1e2d', accent: '#f2b84b' };
const light = { primary: '#7a1f5c', surface: '#fff8ee', accent: '#9a4b00' };
const looks: readonly Look[] = [
  { width: 390, theme: 'casino', colours: brandColours(dark) ?? {} },
  { width: 1440, theme: 'casino', colours: brandColours(light) ?? {} },
];

test('a manager creates a wheel from its preset, publishes, pauses and cancels it', async ({
  page,
  product,
  liveGame,
  givenMember,
}) => {
  const brand = await givenOpenBrand(product, [liveGame.id], dark);
  const { inspect, faults } = inspector(page, looks);

  await test.step('the preset is chosen', async () => {
    await openAs(page, `${brand.path}/Promotions`, brand.owner, demoPassword);
    await expect(page.getByText('No promotions yet')).toBeVisible();
    await page.getByRole('link', { name: 'New promotion' }).first().click();
    await inspect('the presets');
    await page.getByRole('link', { name: /^Daily wheel/ }).click();
  });

  await test.step('errors are shown at their fields', async () => {
    await page.getByRole('button', { name: 'Create draft' }).click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await page.getByLabel('Name').fill('Harbour Wheel');
    const sectors = [
      ['Anchor', '0', '5'],
      ['Pearl', '5', '2'],
      ['Crown', '20', '0'],
    ] as const;
    for (const [index, [label, prize, weight]] of sectors.entries()) {
      const sector = page.getByRole('group', { name: `Sector ${index + 1}` });
      await sector.getByLabel('Label').fill(label);
      await sector.getByLabel('Prize').fill(prize);
      await sector.getByLabel('Weight').fill(weight);
    }
    await page.getByLabel('Budget').fill('5000');
    await page.getByLabel('Start').fill('2026-01-01T00:00');
    await page.getByLabel('Full terms').fill('One turn a day for each player.');
    await page.getByRole('button', { name: 'Create draft' }).click();
    const weight = page.getByRole('group', { name: 'Sector 3' }).getByLabel('Weight');
    await expect(weight).toBeFocused();
    await expect(weight).toHaveAccessibleDescription(/Enter a whole number from 1/);
    await inspect('a new wheel with an error');
    await weight.fill('1');
  });

  await test.step('the cost is shown and the draft is created', async () => {
    await expect(page.getByRole('row', { name: /^Expected cost/ })).toContainText('3.75 PEARL');
    await expect(page.getByText('Chance: 12.5%')).toBeVisible();
    await inspect('a new wheel with its cost');
    await page.getByRole('button', { name: 'Create draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Harbour Wheel' })).toBeVisible();
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  });

  await test.step('the draft is changed', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Maximum number of rewards').fill('300');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('0 of 300')).toBeVisible();
    await inspect('a draft');
  });

  await test.step('it is published, and its rules are final', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await expect(page.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
    await expect(page.getByText('5,000.00 PEARL left of 5,000.00 PEARL')).toBeVisible();
    await expect(page.getByText('No rewards collected yet')).toBeVisible();
  });

  await test.step('a reward that a player collects is listed', async () => {
    const email = await givenMember('PROVIDERS');
    await givenPlayer(product, brand, email, 'Bea');
    const promotionId = page.url().split('/').at(-1);
    const input = { brandId: brand.id, promotionId, requestId: ulid(new Date()) };
    const collect = 'mutation Collect($input: ClaimPromotionInput!) { claimPromotion(input: $input) { id } }';
    await as(product, email, (token) => graphql(product, token, collect, { input }), journeyPassword);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Bea' })).toBeVisible();
    await expect(page.getByText('1 of 300')).toBeVisible();
    await inspect('a published promotion');
  });

  await test.step('it is paused and resumed', async () => {
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
  });

  await test.step('it is cancelled with a reason', async () => {
    await page.getByRole('button', { name: 'Cancel promotion' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The odds were wrong.');
    await dialog.getByRole('button', { name: 'Cancel promotion' }).click();
    await expect(page.getByText(/The odds were wrong\./)).toBeVisible();
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Promotions' }).first().click();
    await expect(page.getByRole('link', { name: 'Harbour Wheel' })).toBeVisible();
    await inspect('the list of promotions');
  });
  expect(faults).toEqual([]);
});
