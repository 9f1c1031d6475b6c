import { expect } from '@playwright/test';
import { publicPages } from '#domain/public-pages';
import { isDeep } from '../support/deep';
import { test } from '../support/journey';

declare global {
  interface Window {
    /** The styles of all elements and their parts at each width, before the whole style sheet is applied. */
    stylesBefore: Record<number, Map<string, string>[]>;
    stylesNow(): Map<string, string>[];
    elementsNow(): Element[];
  }
}

const allWidths = [390, 1440];

/** Defines how styles are read: with every `<details>` open, and with animations ended. */
const defineStyles = () => {
  const parts = [null, '::before', '::after'];
  const stylesOf = (element: Element, part: string | null) => {
    const styles = getComputedStyle(element, part);
    // Most elements have no such part.
    const isMissing = part !== null && styles.content === 'none';
    return new Map(
      (isMissing ? ['content'] : [...styles]).map((name) => [name, styles.getPropertyValue(name)]),
    );
  };
  window.stylesBefore = {};
  window.elementsNow = () => [...document.querySelectorAll('html, body, body *')];
  window.stylesNow = () => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    return window.elementsNow().flatMap((element) => parts.map((part) => stylesOf(element, part)));
  };
};

/** Keeps the styles at this width. */
const keepStyles = async (width: number) => {
  // The states that a page can have without the app.
  for (const details of document.querySelectorAll('details')) details.open = true;
  document.documentElement.dataset.waiting = '';
  await document.fonts.ready;
  window.stylesBefore[width] = window.stylesNow();
};

/** Applies the whole style sheet. */
const applyWholeSheet = () => {
  const files = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ') ?? [];
  const href = files.find((file) => file.endsWith('.css')) ?? '/no-style-sheet';
  return new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', reject);
    document.head.append(link);
  });
};

/**
 * The styles that the whole style sheet has changed, as `[element, property, before, after]`. Sizes are left out,
 * because they also change when a font arrives.
 */
const changedStyles = (width: number) => {
  const measured =
    /^(--|width|height|inline-size|block-size|margin|perspective-|transform-|inset|top|bottom|left|right|grid-template-)/;
  const elements = window.elementsNow();
  const before = window.stylesBefore[width] ?? [];
  return window
    .stylesNow()
    .flatMap((styles, at) =>
      [...styles]
        .filter(([name, value]) => !measured.test(name) && before[at]?.get(name) !== value)
        .map(([name, value]) => [
          `${elements[Math.floor(at / 3)]?.outerHTML.slice(0, 120)} ${['', '::before', '::after'][at % 3]}`,
          name,
          before[at]?.get(name),
          value,
        ]),
    );
};

test('public pages show all of their styles without the app @deep', async ({ page, liveGame }) => {
  // Only the whole style sheet ends animations for users who prefer reduced motion.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(defineStyles);
  // Some pages load it for a part that is near the screen.
  await page.route(/\/assets\/index-.*\.js$/, () => undefined);
  for (const [index, path] of [...publicPages.map((found) => found.path), '/no/such/place'].entries()) {
    // Reading all styles takes longer than loading the page.
    const widths = allWidths.filter((_, place) => isDeep || place === index % 2);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    if (path === '/') await expect(page.locator('[data-live="wall"]')).toContainText(liveGame.title);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(keepStyles, width);
    }
    const fonts = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
    expect(fonts).toContain('Inter Variable');
    await page.evaluate(applyWholeSheet);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect([path, width, await page.evaluate(changedStyles, width)]).toEqual([path, width, []]);
    }
  }
});
