import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { groupBy } from '../../support/group-by';
import type { Picture } from './take-pictures';

const columns = { narrow: 8, wide: 4 };
const sheetWidth = 1920;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function sheetHtml(title: string, pictures: readonly Picture[]): string {
  const isNarrow = (pictures[0]?.width ?? 0) < 960;
  const figures = pictures.map(
    ({ file, view }) =>
      `<figure><figcaption>${escaped(view)}</figcaption><a href="${file}"><img src="${file}" alt=""></a></figure>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title>
<style>body{font:14px sans-serif;margin:16px;background:#777;color:#fff}
main{display:grid;gap:12px;align-items:start;grid-template-columns:repeat(${isNarrow ? columns.narrow : columns.wide},1fr)}
figure{margin:0}img{width:100%;display:block}figcaption{overflow-wrap:anywhere}a{display:block;max-height:${isNarrow ? 640 : 560}px;overflow:hidden}</style>
<h1>${escaped(title)}</h1><main>${figures.join('\n')}</main></html>`;
}

/** Writes one HTML page and one PNG per persona, width and theme. Returns the names of the HTML pages. */
export async function drawSheets(
  page: Page,
  folder: string,
  persona: string,
  pictures: readonly Picture[],
): Promise<readonly string[]> {
  const groups = groupBy(pictures, ({ width, theme }) => `${persona}-${width}-${theme}`);
  for (const [name, group] of groups) {
    const file = path.join(folder, `sheet-${name}.html`);
    writeFileSync(file, sheetHtml(name, group));
    await page.setViewportSize({ width: sheetWidth, height: 1080 });
    await page.goto(pathToFileURL(file).href);
    await page.screenshot({ path: file.replace(/html$/, 'png'), fullPage: true });
  }
  return [...groups.keys()].map((name) => `sheet-${name}.html`);
}
