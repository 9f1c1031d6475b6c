import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { startApp } from './start-app';

type Theme = 'light' | 'dark' | 'casino';

/** A way to look at a page: its width in pixels, its theme, and colours that are put over the theme's. */
export interface Look {
  readonly width: number;
  readonly theme: Theme;
  readonly colours?: Readonly<Record<string, string>>;
}

const themes: readonly Theme[] = ['light', 'dark', 'casino'];
/** Widths, each in every theme. */
export const inEveryTheme = (...widths: readonly number[]): readonly Look[] =>
  widths.flatMap((width) => themes.map((theme) => ({ width, theme })));

const height = 900;
/**
 * Widths at which only the overflow is checked: a window of 1280 px at 400 % zoom, as WCAG 2.2 demands in success
 * criterion 1.4.10, and one of 1440 px at 200 %.
 */
const reflowWidths = [320, 720];
/**
 * The rules of axe 4.13 that read a colour; no other one's answer can follow the theme.
 * https://github.com/dequelabs/axe-core/blob/v4.13.0/doc/rule-descriptions.md
 */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Collects what keeps pages from being used by everybody: what axe finds, and what is too wide, in each look. */
export function inspector(page: Page, looks: readonly Look[]) {
  const faults: string[] = [];
  const widths = [...new Set(looks.map(({ width }) => width))];

  /** What is on the screen now, once it has loaded. The page is left in the first look. */
  const inspect = async (name: string): Promise<void> => {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await expect(page.getByText('Loading…')).toHaveCount(0);
      await checkOverflow(name, width);
      const [first, ...others] = looks.filter((look) => look.width === width);
      if (first !== undefined) await see(name, first);
      for (const look of others) await see(name, look, rulesOfColour);
    }
    for (const width of reflowWidths) {
      await page.setViewportSize({ width, height });
      await checkOverflow(name, width);
    }
    const [first] = looks;
    if (first === undefined) return;
    await page.setViewportSize({ width: first.width, height });
    await show(page, first);
  };

  const checkOverflow = async (name: string, width: number): Promise<void> => {
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) faults.push(`${name}, ${width} px: ${overflow} px wider than the window`);
  };

  /** Every rule, or these. */
  const see = async (name: string, look: Look, rules?: readonly string[]): Promise<void> => {
    await show(page, look);
    for (const { id, nodes } of await violations(page, rules))
      faults.push(
        `${name}, ${look.width} px, ${look.theme}: ${id}: ${nodes.map((node) => node.html).join(' ')}`,
      );
  };

  return {
    faults,
    inspect,
    look: async (path: string): Promise<void> => {
      await page.goto(path);
      // Also the parts that would load when they are scrolled to.
      await startApp(page);
      await inspect(path);
    },
  };
}

const show = (page: Page, { theme, colours = {} }: Look): Promise<void> =>
  page.evaluate(
    (shown) => {
      const { dataset, style } = document.documentElement;
      dataset.theme = shown.theme;
      for (const [name, value] of Object.entries(shown.colours)) style.setProperty(name, value);
      // Colours fade over; one that is half-way has a contrast of its own. What inherits it begins when it has ended.
      const fading = () => document.getAnimations().filter((each) => each instanceof CSSTransition);
      for (let level = fading(); level.length > 0; level = fading()) for (const each of level) each.finish();
    },
    { theme, colours },
  );

/**
 * What axe finds in the page itself: it has no frames of other origins, which this way would leave out. Axe stays in
 * a page once it is there, and of what is fine nothing is told: both cost as much as looking does.
 */
async function violations(page: Page, rules?: readonly string[]) {
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) });
  const only = rules && { runOnly: { type: 'rule' as const, values: [...rules] } };
  return (
    await axe
      .setLegacyMode()
      .options({ resultTypes: ['violations'], ...only })
      .analyze()
  ).violations;
}
