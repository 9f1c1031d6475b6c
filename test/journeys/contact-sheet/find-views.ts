import type { Page } from '@playwright/test';
import { settled } from './settled';
import { viewOf } from './view-of';

export interface View {
  /** Such as `/admin/Games/:gameId?tab=history`; a page that does not exist is identified by its path. */
  readonly name: string;
  readonly address: string;
}

interface Search {
  readonly origin: string;
  readonly starts: readonly string[];
  /** Limits which views are opened. */
  readonly isWanted: (name: string) => boolean;
}

/** Opens pages and follows their links until no new view appears. */
export async function findViews(page: Page, { origin, starts, isWanted }: Search): Promise<readonly View[]> {
  const found = new Map<string, View>();
  const queue = [...starts];
  for (let href = queue.shift(); href !== undefined; href = queue.shift()) {
    const name = viewOf(href, origin) ?? (starts.includes(href) ? href : undefined);
    if (name === undefined || found.has(name) || !isWanted(name)) continue;
    found.set(name, { name, address: new URL(href, origin).href });
    await page.goto(href);
    await settled(page);
    queue.push(
      ...(await page.locator('a[href]').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))),
    );
  }
  return [...found.values()];
}
