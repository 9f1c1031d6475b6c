import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Themes differ in their colours only, and colours do not follow the width: the desk shows the other two. */
const themesAt = (width: number) =>
  width >= deskWidth ? (['dark', 'casino'] as const) : (['light'] as const);
/** A brand brings colours of its own into the one theme. */
const themesOfBrand = () => ['casino'] as const;
const deskWidth = 1280;
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Collects what keeps pages from being used by everybody: what axe finds in the themes, and what is too wide. */
export function inspector(page: Page, colours: 'platform' | 'brand' = 'platform') {
  const faults: string[] = [];
  const themes = colours === 'brand' ? themesOfBrand : themesAt;

  /** What is on the screen now, once it has loaded. */
  const inspect = async (name: string): Promise<void> => {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) faults.push(`${name}: ${overflow} px wider than the window`);
    const width = page.viewportSize()?.width ?? deskWidth;
    for (const theme of themes(width)) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen;
        // Colours fade over; one that is half-way has a contrast of its own.
        for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
      }, theme);
      const axe = new AxeBuilder({ page });
      const { violations } = await (width < deskWidth ? axe : axe.withRules(rulesOfColour)).analyze();
      for (const { id, nodes } of violations)
        faults.push(`${name}, ${theme}: ${id}: ${nodes.map((node) => node.html).join(' ')}`);
    }
  };

  return {
    faults,
    inspect,
    look: async (path: string): Promise<void> => {
      await page.goto(path);
      await inspect(path);
    },
  };
}
