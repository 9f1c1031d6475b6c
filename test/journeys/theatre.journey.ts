import { expect, type Page } from '@playwright/test';
import { openAs, test } from '../support/journey';

const table = (page: Page) => page.getByRole('region', { name: /played for fun$/ });
const spinButton = (page: Page) => page.getByRole('button', { name: 'Spin' });
const bet = (page: Page) => page.getByRole('group', { name: 'Bet' }).getByRole('status');
const ready = (page: Page) => expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false');
const boxOf = async (page: Page, what: 'spin' | 'reels' | 'table') => {
  const places = { spin: spinButton(page), reels: page.getByRole('img').first(), table: table(page) };
  const box = await places[what].boundingBox();
  if (box === null) throw new Error(`There is no ${what}.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

async function enterTheatre(page: Page, email: string, gameId: string): Promise<void> {
  await openAs(page, `/games/${gameId}?play`, email);
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await ready(page);
  await page.getByRole('button', { name: 'Theatre mode' }).click();
}

test('theatre mode fills the window, works by keyboard and in a browser without sound, and ends with Escape @deep', async ({
  page,
  liveGame,
  givenAdmin,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'AudioContext'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterTheatre(page, await givenAdmin(), liveGame.id);
  expect(await boxOf(page, 'table')).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();

  const smallest = await bet(page).textContent();
  await page.keyboard.press('ArrowUp');
  await expect(bet(page)).not.toHaveText(smallest ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(bet(page)).toHaveText(smallest ?? '');
  await page.keyboard.press('Space');
  await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(/^You bet \d+\./)).toBeAttached();

  // Escape first closes what is open in theatre mode.
  await page.getByRole('button', { name: 'Sound (not available)' }).click();
  await expect(page.getByText('You can play without it.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('You can play without it.')).toBeHidden();
  await page.getByRole('button', { name: 'Responsible play' }).click();
  await expect(page.getByRole('dialog')).toContainText('A round takes at least 2.5 seconds.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Everything fits on the screen of a small phone, in portrait and landscape format.
  await page.getByRole('button', { name: 'Theatre mode' }).click();
  for (const [width, height] of [
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [spin, reels] = [await boxOf(page, 'spin'), await boxOf(page, 'reels')];
    for (const box of [spin, reels]) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(box.bottom).toBeLessThanOrEqual(height);
    }
    if (width > height) expect(spin.x).toBeGreaterThanOrEqual(reels.right);
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a game immediately fills the screen, upright and sideways @deep', async ({ page, liveGame }) => {
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/?game=${liveGame.id}`);
      const play = page.getByRole('button', { name: 'Play for fun' });
      await play.waitFor();
      const offer = await play.boundingBox();
      if (width > height) expect((offer?.y ?? height) + (offer?.height ?? 0)).toBeLessThanOrEqual(height);
      await play.click();
      await page.getByRole('button', { name: 'I am 18 or older' }).click();
      await ready(page);
      expect(await boxOf(page, 'table')).toMatchObject({ x: 0, y: 0, width, height });
      const [reels, spin] = [await boxOf(page, 'reels'), await boxOf(page, 'spin')];
      if (width > height) expect(reels.height).toBeGreaterThan(height * 0.74);
      else expect(Math.max(reels.width / width, (2 * reels.height) / height)).toBeGreaterThan(0.6);
      const steps = page.getByRole('group', { name: 'Bet' }).getByRole('button');
      const boxes = await steps.evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect()),
      );
      for (const box of [reels, spin, ...boxes]) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(width);
        expect(box.bottom).toBeLessThanOrEqual(height);
      }
      expect(boxes.every(({ height: size }) => size >= 44)).toBe(true);
      await page.getByRole('button', { name: 'Raise the bet' }).tap();
      await spinButton(page).tap();
      await expect(page.getByText(/^You bet \d+\./)).toBeAttached();

      await page.getByRole('button', { name: 'Leave', exact: false }).tap();
      await expect(play).toBeVisible();
      await page.evaluate(() => localStorage.clear());
    }
  });
});
