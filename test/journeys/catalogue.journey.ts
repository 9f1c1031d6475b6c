import { expect, type Page } from '@playwright/test';
import { lighthouseWatch } from '#tools/seed/games/lighthouse-watch';
import { lotusRain } from '#tools/seed/games/lotus-rain';
import { openAs, test } from '../support/journey';
import { givenLiveGames, type LiveGame } from '../world/given/live-game';

// One worker runs all of these tests, so that shared data is created only once.
test.describe.configure({ mode: 'default' });

let lotus: LiveGame;
let lighthouse: LiveGame;

test.beforeAll(async ({ product }) => {
  const games = await givenLiveGames(product, lotusRain, lighthouseWatch);
  const named = (name: string) => games.find(({ title }) => title.startsWith(name));
  const [one, other] = [named('Lotus Rain'), named('Lighthouse Watch')];
  if (one === undefined || other === undefined) throw new Error('The games did not go live.');
  [lotus, lighthouse] = [one, other];
});

const card = (page: Page, { title }: LiveGame) => page.getByRole('article').filter({ hasText: title });

test('games are found by their figures, and the URL keeps the filters @deep', async ({
  page,
  givenAdmin,
}) => {
  await openAs(page, '/operator/Games', await givenAdmin());
  await expect(card(page, lotus)).toContainText('RTP96.08%VolatilityLow');
  await expect(card(page, lighthouse)).toBeVisible();

  await page.getByRole('combobox', { name: 'Provider' }).selectOption({ label: lotus.companyName });
  await page.getByLabel('Volatility').selectOption('Low');
  await expect(card(page, lighthouse)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Wild' }).click();
  await expect(page.getByRole('checkbox', { name: 'Wild' })).toBeChecked();
  await page.getByLabel('RTP from').selectOption('96 %');
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, lotus)).toBeVisible();
  await page.getByLabel('RTP to').selectOption('94 %');
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await card(page, lighthouse).getByRole('link', { name: lighthouse.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: lighthouse.title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Game catalogue' }).first()).toBeVisible();

  await page.goto('/games/01KAJ3ZV8N4Q6T9XWCB2R5M7ZZ');
  await expect(page.getByText('Page Not Found: /games/01KAJ3ZV8N4Q6T9XWCB2R5M7ZZ')).toBeVisible();
  await page.getByRole('link', { name: 'See the game catalogue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Game catalogue' })).toBeVisible();
});

/** Adds up the layout shifts of a page in `data-shift`. */
const addUpShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const before = Number(document.documentElement.dataset.shift ?? 0);
        const { value } = entry as PerformanceEntry & { readonly value: number };
        document.documentElement.dataset.shift = String(before + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftOf = async (page: Page) => Number((await page.locator('html').getAttribute('data-shift')) ?? 0);

/** The names of the fonts in which the browser draws the title of the page. */
const fontsOfTitle = async (page: Page, title: string): Promise<string[]> => {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devTools.detach();
  return fonts.map(({ familyName }) => familyName);
};

/** The largest share of the viewport: a few buttons move by up to eleven pixels. */
const largestShiftByFont = 0.0005;

test('the start page shows live games without layout shifts, and hardly moves when its font arrives late @deep', async ({
  page,
}) => {
  await addUpShifts(page);
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/inter-latin-*.woff2', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const title = 'Casino games you can check';
  expect(await fontsOfTitle(page, title)).not.toContain('Inter');
  const image = card(page, lotus).locator('img');
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(640);
  await expect(card(page, lotus).getByRole('link')).toHaveAttribute('href', `/?game=${lotus.id}`);
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await shiftOf(page)).toBe(0);
  arrive();
  await expect.poll(() => fontsOfTitle(page, title)).toEqual(['Inter']);
  expect(await shiftOf(page)).toBeLessThan(largestShiftByFont);
});
