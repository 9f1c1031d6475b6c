import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startApp } from '../start-app';
import type { View } from './find-views';
import { settled } from './settled';

export interface Size {
  readonly width: number;
  readonly theme: string;
}

export interface Picture extends Size {
  readonly view: string;
  /** The name of a PNG file in the folder. */
  readonly file: string;
}

/** Taller pages are cut, so that one page does not fill a sheet. */
const tallestPx = 6000;

/**
 * Whether the page can appear in this theme: pages of a brand only have the casino theme, other pages never
 * have it.
 */
export const isShownIn = (theme: string, ownTheme: string | undefined): boolean =>
  (theme === 'casino') === (ownTheme === 'casino');

/** Saves a full-page screenshot of the view in each size that it can have, in the order of the sizes. */
export async function takePictures(
  page: Page,
  folder: string,
  persona: string,
  view: View,
  sizes: readonly Size[],
): Promise<readonly Picture[]> {
  mkdirSync(folder, { recursive: true });
  await page.goto(view.address);
  await startApp(page);
  const pictures: Picture[] = [];
  let shownWidth = 0;
  const ownTheme = await themeOf(page);
  for (const { width, theme } of sizes.filter((size) => isShownIn(size.theme, ownTheme))) {
    if (width !== shownWidth) await page.setViewportSize({ width, height: width < 960 ? 844 : 900 });
    shownWidth = width;
    await page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme);
    await settled(page);
    const file = `${persona}-${slugOf(view.name)}-${width}-${theme}.png`;
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(height, tallestPx) };
    await page.screenshot({ path: path.join(folder, file), fullPage: true, clip, animations: 'disabled' });
    pictures.push({ view: view.name, width, theme, file });
  }
  return pictures;
}

async function themeOf(page: Page): Promise<string | undefined> {
  await settled(page);
  return page.evaluate(() => document.documentElement.dataset.theme);
}

export const slugOf = (view: string): string =>
  view
    .replaceAll(/[^a-z\d]+/gi, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase() || 'home';
