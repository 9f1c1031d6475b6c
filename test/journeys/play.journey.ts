import { expect, type Page } from '@playwright/test';
import { winterLanterns } from '#tools/seed/games/winter-lanterns';
import { inEveryTheme, inspector } from './inspector';
import { journeyPassword, openAs, test } from '../support/journey';
import { givenLiveGames } from '../world/given/live-game';
import { expectReady, spin, spinButton } from '../world/play/coin-play';

const lastRounds = (page: Page) => page.getByRole('list', { name: 'Your last rounds' });

test('a guest finds a live game on the start page, signs in, plays it and checks the round', async ({
  page,
  product,
  givenAdmin,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The start page shows only the newest games.
  const [newest] = await givenLiveGames(product, winterLanterns);
  if (newest === undefined) throw new Error('No game went live.');
  const email = await givenAdmin();
  await page.goto('/');
  await page.getByRole('link', { name: newest.title }).click();
  const sheet = page.getByRole('dialog', { name: newest.title });
  await sheet.getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.searchParams.get('next') === `/games/${newest.id}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(journeyPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: newest.title })).toBeVisible();
  const picture = page.getByRole('img', { name: `${newest.title}, picture 1 of 3` });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);

  await page.getByRole('button', { name: 'Play for fun' }).click();
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.getByRole('button', { name: 'Play for fun' }).click();
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await page.getByLabel('Your seed').fill('my own seed');
  await spin(page);
  await spin(page);
  await expect(page.getByText(/^You bet \d+\. Reels show reel 1: .* Balance [\d,]+\.$/)).toBeAttached();

  await lastRounds(page).getByRole('button', { name: 'Verify round' }).last().click();
  await expect(lastRounds(page).getByText('Verified: all values match')).toBeVisible();
  await expect(lastRounds(page).getByText('my own seed').first()).toBeVisible();

  await page.reload();
  await expect(spinButton(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'I am 18 or older' })).toHaveCount(0);
});

test('the reels show the drawn stops by keyboard and with reduced motion, and the game fits 360 px @deep', async ({
  page,
  liveGame,
  givenAdmin,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { inspect, faults } = inspector(page, inEveryTheme(360));
  await openAs(page, `/games/${liveGame.id}?play`, await givenAdmin());
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await expectReady(page);
  await spinButton(page).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^You bet \d+\./)).toBeAttached();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => each instanceof CSSAnimation && each.animationName.startsWith('reel')),
  );
  expect(moving).toEqual([]);
  const fading = await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
    return document.getAnimations().filter((each) => each instanceof CSSTransition).length;
  });
  expect(fading).toBe(0);
  await expectReady(page);
  const reported = (await page.getByText(/^You bet \d+\./).textContent()) ?? '';
  const shown = await page.getByRole('img', { name: /^reel 1: / }).getAttribute('aria-label');
  expect(reported).toContain(`Reels show ${shown ?? 'nothing'}.`);

  await lastRounds(page).getByRole('button', { name: 'Verify round' }).click();
  await inspect('a played round');
  await page.getByRole('button', { name: 'Paytable and rules' }).click();
  await expect(page.getByRole('dialog')).toContainText('Pays at a bet of');
  await inspect('pays and rules');
  expect(faults).toEqual([]);
});
