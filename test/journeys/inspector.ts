import { expect, type Page } from '@playwright/test';
import { isDeep } from '../support/deep';
import { violations } from '../support/violations';
import { shiftMeter } from './shift-meter';

type Theme = 'light' | 'dark' | 'casino';

/** A viewport: its width in pixels, its theme, and colours that replace those of the theme. */
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
 * Widths at which only the overflow is checked: a window of 1280 px at 400 % zoom, as WCAG 2.2 requires in
 * success criterion 1.4.10, and one of 1440 px at 200 %.
 */
const reflowWidths = [320, 720];
/**
 * The rules of axe 4.13 that depend on colours. The results of all other rules do not depend on the theme.
 * https://github.com/dequelabs/axe-core/blob/v4.13.0/doc/rule-descriptions.md
 */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Collects errors of pages: violations that axe finds, content that is too wide, and layout shifts. A deep run inspects
 * each page in all viewports. Otherwise the first page is inspected in the first viewport, the second page in the second
 * one and so on, because each inspection takes as long as loading the page.
 */
export function inspector(page: Page, looks: readonly Look[], isComplete = isDeep) {
  const faults: string[] = [];
  const shifts = shiftMeter(page);
  let inspected = 0;

  /** Inspects the current page after it has loaded. Afterwards the page has the first viewport. */
  const inspect = async (name: string): Promise<void> => {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const next = looks[inspected % looks.length];
    const seen = isComplete ? looks : looks.filter((look) => look === next);
    inspected += 1;
    for (const width of new Set(seen.map((look) => look.width))) {
      await page.setViewportSize({ width, height });
      await expect(page.getByText('Loading…')).toHaveCount(0);
      await checkOverflow(name, width);
      await checkFocus(name, width);
      const [first, ...others] = seen.filter((look) => look.width === width);
      if (first !== undefined) await see(name, first);
      for (const look of others) await see(name, look, rulesOfColour);
    }
    for (const width of isComplete ? reflowWidths : []) {
      await page.setViewportSize({ width, height });
      await checkOverflow(name, width);
    }
    const [first] = looks;
    if (first === undefined) return;
    await page.setViewportSize({ width: first.width, height });
    await show(page, first);
  };

  const checkOverflow = async (name: string, width: number): Promise<void> => {
    const overflow = await page.evaluate(async () => {
      const found = () => document.documentElement.scrollWidth - window.innerWidth;
      // Some parts measure the window and follow it in a later frame.
      for (let frame = 0; frame < 60 && found() > 0; frame += 1) await new Promise(requestAnimationFrame);
      return found();
    });
    if (overflow > 0) faults.push(`${name}, ${width} px: ${overflow} px wider than the window`);
  };

  /** A focused field must not be below the bar that saves its form. */
  const checkFocus = async (name: string, width: number): Promise<void> => {
    const hidden = await page.evaluate(() => {
      const bar = document.querySelector('[data-save-bar]');
      const form = bar?.closest('form');
      const fields = form?.querySelectorAll<HTMLInputElement>(
        'input:not([type=file], [role=combobox]), select, textarea',
      );
      const covered = [...(fields ?? [])].filter((field) => {
        if (bar?.contains(field) === true || !field.checkVisibility()) return false;
        window.scrollTo(0, window.scrollY + field.getBoundingClientRect().top - window.innerHeight + 20);
        field.focus();
        // Fields behind an open dialog cannot be reached.
        if (document.activeElement !== field) return false;
        const { top, bottom } = field.getBoundingClientRect();
        // Browsers scroll a field of several lines to its cursor, which is on the first line.
        const end = field.matches('textarea') ? top + 24 : bottom;
        return end > (bar?.getBoundingClientRect().top ?? end) + 1;
      });
      if (fields !== undefined) window.scrollTo(0, 0);
      if (document.activeElement instanceof HTMLElement && form?.contains(document.activeElement) === true)
        document.activeElement.blur();
      return covered.map((field) => field.name);
    });
    if (hidden.length > 0) faults.push(`${name}, ${width} px: the save bar covers ${hidden.join(', ')}`);
  };

  /** All rules, or the given ones. */
  const see = async (name: string, look: Look, rules?: readonly string[]): Promise<void> => {
    await show(page, look);
    for (const found of await violations(page, rules))
      faults.push(`${name}, ${look.width} px, ${look.theme}: ${found}`);
  };

  /** Measures the layout shifts of a page while it loads. */
  const measure = async (path: string): Promise<void> => {
    const at = inspected % looks.length;
    const chosen = isComplete ? looks : looks.slice(at, at + 1);
    for (const width of new Set(chosen.map((look) => look.width))) {
      await page.setViewportSize({ width, height });
      faults.push(...(await shifts.faultsAt(path, width)));
    }
  };

  return {
    faults,
    inspect,
    measure,
    look: async (path: string): Promise<void> => {
      await measure(path);
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
      // Waits for colour transitions, because colours in between have a different contrast. Inherited
      // transitions begin after the first has ended.
      const fading = () => document.getAnimations().filter((each) => each instanceof CSSTransition);
      for (let level = fading(); level.length > 0; level = fading()) for (const each of level) each.finish();
    },
    { theme, colours },
  );
