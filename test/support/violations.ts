import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { count } from './counted';

/**
 * The violations that axe finds in the page, each as `rule: elements`. Frames of other origins would be skipped, but the
 * pages have none. Axe is injected once per page, and passed checks are not reported; both would take as long as the
 * check itself.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  count('axe looks');
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) });
  const only = rules && { runOnly: { type: 'rule' as const, values: [...rules] } };
  const results = await axe
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...only })
    .analyze();
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
