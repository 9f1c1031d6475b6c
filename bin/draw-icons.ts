import path from 'node:path';
import { chromium } from '@playwright/test';
import { sitePictures } from '#tools/art/site-pictures';

/**
 * `tsx bin/draw-icons.ts`: redraws the site's icons and its link preview; `CHROME_PATH` is the path of the
 * browser.
 */
const folder = path.join(import.meta.dirname, '..', 'frontend', 'public');

const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const { name, width, height, html } of sitePictures()) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: path.join(folder, `${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
