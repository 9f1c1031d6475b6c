import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { demoAccounts, demoPassword } from '#tools/seed/demo-accounts';
import { emberCaldera } from '#tools/seed/games/ember-caldera';
import { chromiumFlags, findChromium } from '../test/support/chromium';
import { givenLiveGames } from '../test/support/given/live-game';
import { startProduct } from '../test/support/product';
import { median } from './medians';
import type { Metric } from './run';

const spins = 6;
/** The CPU slowdown: about a mid-range phone compared with a desktop computer. */
const slowdown = 4;
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

interface Spin {
  readonly framesPerSecond: number;
  readonly longTasks: number;
  readonly longestTask: number;
}

/** Spins of a five-reel game with CPU slowdown: frames per second, and tasks that block the page. */
export async function reelMetrics(): Promise<Metric[]> {
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const [game] = await givenLiveGames(product, emberCaldera);
    if (game === undefined) throw new Error('No game went live.');
    const page = await browser.newPage({ ...phone, baseURL: product.origin });
    await startGameSession(page, `/games/${game.id}?play`);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const measured: Spin[] = [];
    for (let spin = 0; spin < spins; spin += 1) measured.push(await measureSpin(page));
    // The first spin also compiles code.
    const [first, ...later] = measured;
    const most = (of: (spin: Spin) => number) => Math.max(...later.map(of)).toFixed(0);
    const beside = `a phone of 390 px, processor ${slowdown} times slower`;
    return [
      {
        name: 'frames a second while the reels turn, median',
        value: median(later.map((each) => each.framesPerSecond)).toFixed(0),
        beside,
      },
      { name: 'tasks over 50 ms in a spin, most', value: most((each) => each.longTasks), beside },
      { name: 'longest task in a spin', value: `${most((each) => each.longestTask)} ms`, beside },
      { name: 'longest task in the first spin', value: `${(first?.longestTask ?? 0).toFixed(0)} ms`, beside },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function startGameSession(page: Page, path: string): Promise<void> {
  await page.goto(`/Login?next=${encodeURIComponent(path)}`);
  await page.getByLabel('E-mail').fill(demoAccounts.admin);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await ready(page);
}

const ready = (page: Page) =>
  page.getByRole('button', { name: 'Spin' }).and(page.locator('[aria-disabled=false]')).waitFor();

async function measureSpin(page: Page): Promise<Spin> {
  await page.evaluate(watch);
  await page.getByRole('button', { name: 'Spin' }).click();
  const skip = page.getByRole('button', { name: 'Skip to the result' });
  const spin = page.getByRole('button', { name: 'Spin' }).and(page.locator('[aria-disabled=false]'));
  await page.waitForTimeout(400);
  await spin.or(skip).first().waitFor();
  const measured = await page.evaluate<Spin>('stopWatching()');
  if (await skip.isVisible()) await skip.click();
  await ready(page);
  return measured;
}

/** Counts frames and long tasks until `stopWatching` is called. */
const watch = `(() => {
  const begun = performance.now();
  let frames = 0;
  let isWatching = true;
  const tasks = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration)));
  observer.observe({ type: 'longtask' });
  const frame = () => { frames += 1; if (isWatching) requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
  globalThis.stopWatching = () => {
    isWatching = false;
    observer.disconnect();
    const seconds = (performance.now() - begun) / 1000;
    return { framesPerSecond: frames / seconds, longTasks: tasks.length, longestTask: Math.max(0, ...tasks) };
  };
})()`;
