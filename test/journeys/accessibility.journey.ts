import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';
import { signIn, test } from '../support/journey';

const themes = ['light', 'dark', 'casino'] as const;
const widths = [390, 1440];

for (const theme of themes) {
  for (const width of widths) {
    test(`every page is accessible in ${theme} at ${width} px and fits the width`, async ({
      page,
      givenAdmin,
      givenPerson,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      const faults: string[] = [];
      const look = async (pattern: string) => {
        const path = generatePath(pattern, { gameId: '01KAJ3ZV8N4Q6T9XWCB2R5M7YD' });
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
        await page.waitForTimeout(250);
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const { id, nodes } of violations)
          faults.push(`${path}: ${id}: ${nodes.map((node) => node.html).join(' ')}`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 0) faults.push(`${path}: ${overflow} px wider than the window`);
      };

      for (const { path, access } of Object.values(routes)) if (access === 'public') await look(path);
      await look('/no/such/place');
      await signIn(page, await givenAdmin());
      await page.waitForURL('**/admin');
      for (const { path, access } of Object.values(routes)) {
        if (access !== 'public' && access !== 'signed-in') await look(path);
      }
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await signIn(page, await givenPerson());
      await page.waitForURL('**/pending');
      await look('/Pending');
      expect(faults).toEqual([]);
    });
  }
}
