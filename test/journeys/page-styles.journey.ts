import { expect } from '@playwright/test';
import { publicPages } from '#domain/public-pages';
import { test } from '../support/journey';

/**
 * Applies the whole style sheet, and returns the styles that it changes, as `[element, property, before, after]`. Sizes
 * are left out, because they also change when a font arrives.
 */
const changesByWholeSheet = async () => {
  const measured =
    /^(--|width|height|inline-size|block-size|margin|perspective-|transform-|inset|top|bottom|left|right|grid-template-)/;
  const parts = [null, '::before', '::after'];
  const elements = [...document.querySelectorAll('html, body, body *')];
  const stylesOf = (element: Element, part: string | null) => {
    const styles = getComputedStyle(element, part);
    return new Map([...styles].map((name) => [name, styles.getPropertyValue(name)]));
  };
  const all = () => elements.flatMap((element) => parts.map((part) => stylesOf(element, part)));
  const still = () => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
  };

  // The states that a page can have without the app.
  for (const details of document.querySelectorAll('details')) details.open = true;
  document.documentElement.dataset.waiting = '';
  await document.fonts.ready;
  still();
  const before = all();
  const files = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ') ?? [];
  const href = files.find((file) => file.endsWith('.css')) ?? '/no-style-sheet';
  await new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    document.head.append(link);
  });
  still();
  return all().flatMap((styles, at) =>
    [...styles]
      .filter(([name, value]) => !measured.test(name) && before[at]?.get(name) !== value)
      .map(([name, value]) => [
        `${elements[Math.floor(at / parts.length)]?.outerHTML.slice(0, 120)} ${parts[at % parts.length]}`,
        name,
        before[at]?.get(name),
        value,
      ]),
  );
};

for (const width of [390, 1440])
  test(`public pages show all of their styles without the app, ${width} pixels wide`, async ({
    page,
    liveGame,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    // Some pages load it for a part that is near the screen.
    await page.route(/\/assets\/index-.*\.js$/, () => undefined);
    for (const path of [...publicPages.map((found) => found.path), '/no/such/place']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      if (path === '/') await expect(page.locator('[data-live="wall"]')).toContainText(liveGame.title);
      const fonts = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
      expect(fonts).toContain('Inter Variable');
      expect([path, await page.evaluate(changesByWholeSheet)]).toEqual([path, []]);
    }
  });
