import { AxeBuilder } from '@axe-core/playwright';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { checkRoundProof, readRoundProof } from '@novalink/engine/proof';
import { openAs, test } from '../support/journey';
import { spin } from '../world/play/coin-play';

const age = 'I am 18 or older';

test('a visitor plays a live game from the start page without an account', async ({
  page,
  product,
  liveGame,
}) => {
  await page.goto(`${product.origin}/?game=${liveGame.id}`);
  const sheet = page.getByRole('dialog', { name: liveGame.title });
  await expect(sheet.getByText('Return to player, calculated exactly')).toBeVisible();
  await sheet.getByRole('button', { name: 'Play for fun' }).click();
  await sheet.getByRole('button', { name: age }).click();
  await spin(page);
  await page.getByRole('button', { name: 'Theatre mode' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Spin' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeVisible();
  await sheet.getByText('Show the test run').click();
  await expect(sheet.getByRole('button', { name: 'Verify in this browser' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await sheet.getByRole('button', { name: 'Verify round' }).click();
  const downloads = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Download the proof' }).click();
  const proof = readRoundProof(await readFile(await (await downloads).path(), 'utf8'));
  if ('faults' in proof) throw new Error(JSON.stringify(proof.faults));
  expect(checkRoundProof(proof.proof).holds).toBe(true);

  await page.reload();
  await sheet.getByRole('button', { name: 'Play for fun' }).click();
  await expect(sheet.getByRole('button', { name: 'Spin' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: age })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('a visitor plays in the hero of the start page', async ({ page, product, liveGame, givenMember }) => {
  await page.goto(product.origin);
  await expect(page.getByRole('article').getByRole('link', { name: liveGame.title })).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: age }).click();
  await spin(page);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  // For a signed-in user, the same page links to their own dashboard.
  await openAs(page, '/', await givenMember('OPERATORS'));
  await page.getByRole('banner').getByRole('link', { name: 'Your dashboard' }).click();
  await expect(page).toHaveURL(`${product.origin}/operator`);

  // guest-game.test.tsx covers ids that cannot exist.
  await page.goto('/?game=01KAJ3ZV8N4Q6T9XWCB2R5M7YD');
  await expect(
    page.getByRole('dialog', { name: 'Game' }).getByText('This game is not available'),
  ).toBeVisible();
});
