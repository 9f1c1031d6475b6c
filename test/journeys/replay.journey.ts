import { expect, type Locator, type Page } from '@playwright/test';
import { pathToFileURL } from 'node:url';
import { inEveryTheme, inspector } from './inspector';
import { openAs, test } from '../support/journey';
import { openRow } from '../support/rows';
import { spin } from '../world/play/coin-play';
import { givenOpenBrand, givenPlayer } from '../world/given/open-brand';

test.use({ viewport: { width: 390, height: 900 } });

test('a player shares a round; a visitor replays and verifies it until sharing stops', async ({
  page,
  browser,
  product,
  liveGame,
  givenMember,
}) => {
  const brand = await givenOpenBrand(product, [liveGame.id]);
  const email = await givenMember('OPERATORS');
  await givenPlayer(product, brand, email, 'Rhea');
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 800 },
  });
  const visitor = await context.newPage();
  const gone = visitor.getByText('This replay is not available');

  const address = await test.step('the player shares a round', async () => {
    await openAs(page, `${brand.path}/${liveGame.id}`, email);
    await spin(page);
    await page.getByRole('button', { name: 'Theatre mode' }).click();
    await page.getByRole('button', { name: 'Share replay' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share replay' });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = dialog.getByLabel('Link to the replay');
    await expect(link).toHaveValue(/\/static\/Replay\/[0-9A-Z]{26}$/);
    return link.inputValue();
  });

  await test.step('a visitor plays it; it cannot be verified yet', async () => {
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Replay: ${liveGame.title}`);
    await visitor.getByRole('button', { name: 'Play replay' }).click();
    await expect(visitor.getByText(/^(No win\.|The round won [\d,.]+\.)$/)).toBeVisible();
    await expect(visitor.getByText('Not verifiable yet')).toBeVisible();
    await expect(visitor.getByText('Rhea')).toHaveCount(0);
  });

  await test.step('once the player has changed seeds, the visitor verifies it', async () => {
    await page.goto(`${brand.path}/Account?tab=seeds`);
    await page.getByRole('button', { name: 'Reveal and change seeds' }).click();
    await page.getByText('Server seed revealed').waitFor();
    await visitor.reload();
    await visitor.getByRole('button', { name: 'Verify in this browser' }).click();
    await expect(visitor.getByText('Verified: all values match.')).toBeVisible();
    const { inspect, faults } = inspector(visitor, inEveryTheme(360));
    await inspect('a replay that was verified');
    expect(faults).toEqual([]);
  });

  await test.step('the downloaded verifier verifies the proof of the round offline', async () => {
    const proof = await saved(visitor, visitor.getByRole('button', { name: 'Download the proof' }));
    await visitor.goto('/static/Proof');
    const verifier = await saved(visitor, visitor.getByRole('link', { name: 'Verifier' }));
    await context.setOffline(true);
    await visitor.goto(pathToFileURL(verifier).href);
    await expect(visitor.getByText(/^Self-test passed: (\d+) of \1 golden vectors\.$/)).toBeVisible();
    await visitor.locator('input[type="file"]').setInputFiles(proof);
    await expect(visitor.getByText('Verified: all values match.')).toBeVisible();
    await context.setOffline(false);
    await visitor.goto(address);
  });

  await test.step('the player stops sharing, and the link no longer works', async () => {
    await page.goto(`${brand.path}/Account?tab=rounds`);
    await openRow(page, liveGame.title);
    await page.getByRole('button', { name: 'Share replay' }).click();
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible();
    await visitor.reload();
    await expect(gone).toBeVisible();
  });
  await context.close();
});

/** Clicks a download button and returns the path of the saved file. */
async function saved(page: Page, offer: Locator): Promise<string> {
  const downloads = page.waitForEvent('download');
  await offer.click();
  const download = await downloads;
  const path = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(path);
  return path;
}
