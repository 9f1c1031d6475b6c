import { expect, type Page } from '@playwright/test';
import { startApp } from './start-app';

/** Half of what counts as good: https://web.dev/articles/cls */
const largestShift = 0.05;

interface Shift {
  readonly value: number;
  /** The elements that moved, with their positions before and after. */
  readonly moved: readonly string[];
}

/** The parts of a `LayoutShift` that the meter uses: https://wicg.github.io/layout-instability/ */
interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

/** Collects the layout shifts of a document. */
const collectShifts = () => {
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    const text = node?.textContent?.replaceAll(/\s+/g, ' ').trim().slice(0, 40);
    return `<${element?.tagName.toLowerCase() ?? 'removed'}> “${text ?? ''}”`;
  };
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
    `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShiftEntry[])
      window.layoutShifts.push({
        value,
        moved: sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
        ),
      });
  }).observe({ type: 'layout-shift', buffered: true });
};

/**
 * Measures how far the content of pages moves while they load. Each response of the API waits until the page has shown
 * the one before, so that the order of what appears does not depend on the speed of the machine.
 */
export function shiftMeter(page: Page) {
  let isPrepared = false;

  const prepare = async () => {
    if (isPrepared) return;
    isPrepared = true;
    await page.addInitScript(collectShifts);
  };

  /** The faults since the last navigation, after everything is loaded. */
  const faultsNow = async (name: string): Promise<string[]> => {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(async () => {
      // A shift is reported after the frame in which it happens.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return window.layoutShifts;
    });
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    if (sum <= largestShift) return [];
    return [
      `${name}: layout shift ${sum.toFixed(3)}: ${shifts
        .filter(({ value }) => value > 0.005)
        .map(({ value, moved }) => `${value.toFixed(3)} ${moved.join(', ')}`)
        .join('; ')}`,
    ];
  };

  return {
    /** Opens the page, and loads it again with a warm cache. */
    faultsAt: async (path: string, width: number): Promise<readonly string[]> => {
      await prepare();
      const release = await oneByOne(page);
      try {
        await page.goto(path);
        // Prerendered pages load the parts with data when they are used or scrolled.
        await startApp(page);
        const cold = await faultsNow(`${path}, ${width} px`);
        await page.reload();
        await startApp(page);
        const warm = await faultsNow(`${path}, ${width} px, loaded again`);
        return [...cold, ...warm];
      } finally {
        await release();
      }
    },
  };
}

const isApi = (url: URL) => url.pathname === '/graphql';

/** Lets the page show each response of the API before the next one arrives. Returns a function that ends this. */
async function oneByOne(page: Page): Promise<() => Promise<void>> {
  let last: Promise<unknown> = Promise.resolve();
  await page.route(isApi, async (route) => {
    // A request can end early, because the page loads again.
    const response = await route.fetch().catch(() => undefined);
    if (response === undefined) return;
    last = last
      .then(() => route.fulfill({ response }))
      .then(() => shown(page))
      .catch(() => undefined);
    await last;
  });
  return () => page.unroute(isApi);
}

const shown = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
